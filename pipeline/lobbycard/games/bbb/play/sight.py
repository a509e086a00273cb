"""What a greedy player makes of the view: strengths, values of cards, and who is ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from lobbycard.content.card import Card
from lobbycard.content.entry import Entry
from lobbycard.effects.grammar.part import parts_of
from lobbycard.effects.grammar.verb import Verb
from lobbycard.engine.decision import Player
from lobbycard.games.bbb.play.title import word_in_title

BONUS = 5
NOTE = "verbs"


class Sight:
    """The view of one player, with the cards that everybody knows by heart."""

    def __init__(self, view: Mapping[str, Any], cards: Mapping[str, Entry[Card]]) -> None:
        self._view = view
        self._cards = cards
        self.me: Player = view["you"]
        self.rivals: list[Player] = [player for player in view["players"] if player != self.me]
        self.attack: Mapping[str, Any] = view.get("attack") or {}

    # ---- Movies ------------------------------------------------------------------------------------------------------

    def strength(self, player: Player) -> int:
        """The DS of a Movie."""
        return int(self._view["movies"][player]["ds"])

    @cached_property
    def cast(self) -> dict[str, tuple[Player, int]]:
        """Each Character in play with its player and all that it adds to the Movie; of twins, the last."""
        return {
            shown["card"]: (player, sum(each.get("ds", 0) for each in _stack(shown)))
            for player in self._view["players"]
            for shown in self._view["zones"]["movie"][player]["cards"]
            if self.kind(shown["card"]) == "character" and not shown.get("flags")
        }

    def member(self, key: str) -> tuple[Player, int]:
        """The player of a Character who is awake, and what it adds to the Movie; me and 0 for one who isn't."""
        return self.cast.get(_plain(key), (self.me, 0))

    def characters(self, player: Player) -> list[str]:
        """The Characters of a Movie."""
        found: list[str] = self._view["movies"][player]["characters"]
        return found

    def best(self, player: Player) -> int:
        """What the strongest Character of a Movie adds to it."""
        return max((worth for owner, worth in self.cast.values() if owner == player), default=0)

    def location(self, player: Player) -> int:
        """What the Location adds to a Movie."""
        shown = self._view["zones"]["movie"][player]["cards"]
        return sum(each.get("ds", 0) for each in shown if self.kind(each["card"]) == "location")

    def enmity(self, key: str) -> int:
        """What a Character or a player named in a key is worth to lose: above 0 a rival's, below it one's own."""
        name = _plain(key)
        owner, worth = self.cast.get(name, (None, 0))
        if owner is None and name in self._view["movies"]:
            owner, worth = name, self.strength(name)
        return 0 if owner is None else -1 - worth if owner == self.me else 1 + worth

    # ---- cards -------------------------------------------------------------------------------------------------------

    @cached_property
    def hand(self) -> list[str]:
        """The cards in hand."""
        return [shown["card"] for shown in self._view["zones"]["hand"][self.me].get("cards", ())]

    @cached_property
    def playing(self) -> tuple[str, Player]:
        """The card that is being played, and who plays it; '' when there is none."""
        for player in (*self.rivals, self.me):
            cards = self._view["zones"]["playing"][player].get("cards", ())
            if cards:
                return cards[-1]["card"], player
        return "", self.me

    def kind(self, key: str) -> str:
        """The kind of a card."""
        name = _plain(key)
        return self._cards[name].model.kind if name in self._cards else ""

    def figure(self, key: str) -> int:
        """The printed DS or AS of a card."""
        card = self._cards[_plain(key)].model
        return int(getattr(card, "ds", getattr(card, "as_", 0)))

    def traits(self, key: str) -> list[str]:
        """The printed traits of a card."""
        return list(getattr(self._cards[_plain(key)].model, "traits", ()))

    def verbs(self, key: str) -> dict[str, Any]:
        """The verbs of a card's abilities, each with one of its amounts."""
        card = self._cards[_plain(key)].model
        if NOTE not in card.notes:
            card.notes[NOTE] = {verb.do: getattr(verb, "amount", 0) for verb in _verbs(card)}
        found: dict[str, Any] = card.notes[NOTE]
        return found

    def scores(self, key: str) -> bool:
        """Whether a card has a word of the title, so that it scores in hand too."""
        return word_in_title(self._cards[_plain(key)].model, self._view["title-words"]) is not None

    # ---- the race ----------------------------------------------------------------------------------------------------

    @cached_property
    def standing(self) -> int:
        """My DS and bonus less the best DS of a rival, and what a hand like theirs may add to it."""
        mine = self.strength(self.me) + BONUS * sum(self.scores(card) for card in self.hand)
        return mine - max(self.strength(player) for player in self.rivals) - BONUS

    def reach(self, strength: int, traits: Sequence[str]) -> int:
        """How far an attack of mine would come with what is in hand."""
        for card in self.hand:
            if self.kind(card) == "prop" and "psycho-killer" in traits and "weapon" in self.traits(card):
                strength += self.figure(card)
            elif self.kind(card) == "sfx":
                strength += max(0, self.boost(card))
        doubled = any("multiply" in self.verbs(card) for card in self.hand)
        return strength * 2 if doubled else strength

    def boost(self, card: str) -> int:
        """What an SFX adds to an attack."""
        verbs = self.verbs(card)
        return _number(verbs.get("change")) if "attach" not in verbs else 0


def _stack(shown: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield shown
    for under in shown.get("under", ()):
        yield from _stack(under)


def _verbs(card: Card) -> Iterator[Verb]:
    for ability in card.own_abilities():
        yield from (part for _, part in parts_of(ability) if isinstance(part, Verb))


def _plain(key: str) -> str:
    return key.partition("#")[0]


def _number(amount: Any) -> int:
    return amount if isinstance(amount, int) else 0
