"""What a person is shown of a match: lines of text made of views, logs and labels alone, so that they show no more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lobbycard.content.card import Card
from lobbycard.content.text import Line, Span
from lobbycard.core.words import bare as without_marks
from lobbycard.core.words import capitalised
from lobbycard.engine.decision import DONE, PASS, Option, Player
from lobbycard.engine.rules import Result

View = Mapping[str, Any]
# What a span of a screen may be, so that a terminal can set it apart; '' is plain, BAR fills the line.
BAR, TITLE, NAME, FIGURE, MARK, QUOTE, FAINT = "bar", "title", "name", "figure", "mark", "quote", "faint"
ANSWERS = {PASS: "Pass", DONE: "That's all", "yes": "Yes", "no": "No"}
SECRET = "card"  # noqa: S105 what a log says of a card that its reader may not know


class Screen:
    """How a game looks to a person; what is here holds for any game, which says it better in a subclass."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self.cards = cards
        # Whether it speaks to the player of a view, who is 'you' then; a replay tells of everybody by name.
        self.speaks_to_you = True

    # ---- names -------------------------------------------------------------------------------------------------------

    def you(self, view: View) -> Player | None:
        """Whom it calls 'you'."""
        you: Player | None = view["you"] if self.speaks_to_you else None
        return you

    def name(self, thing: Any, view: View) -> str:
        """How a card or a player of a key or a log is called: 'Killer Pimp', 'Killer Pimp (2)', 'Dana', 'you'."""
        if thing is not None and thing == self.you(view):
            return "you"
        if thing in view["players"]:
            return called(thing)
        card, _, number = str(thing).partition("#")
        if card not in self.cards:
            return "a card" if card == SECRET else card.replace("-", " ")
        return f"{self.cards[card].name} ({number})" if number else self.cards[card].name

    def names(self, things: Sequence[Any], view: View) -> str:
        """Several of them: 'Riot, Solid! and 2 cards'."""
        told = [self.name(thing, view) for thing in things if thing != SECRET]
        secret = len(things) - len(told)
        told += [f"{secret} cards" if secret > 1 else "a card"] if secret else []
        return listed(told)

    # ---- the table ---------------------------------------------------------------------------------------------------

    def shown(self, view: View) -> list[Line]:
        """What a player has to see to answer the decision that the view tells."""
        return self.table(view)

    def table(self, view: View) -> list[Line]:
        """All that the view tells."""
        turn = [said(f"Round {view['round']}, turn of ", (self.name(view["active"], view), NAME))]
        zones = [line for name, zone in view["zones"].items() for line in self._zone(name, zone, view)]
        return [*(turn if view["active"] else []), *zones]

    def _zone(self, name: str, zone: View, view: View) -> Iterator[Line]:
        """A zone, or the zones of that name that the players have."""
        called_ = capitalised(name.replace("-", " "))
        if "count" not in zone:
            for owner, own in zone.items():
                yield said(f"{called_} of {self.name(owner, view)}: ", self._lying(own))
            return
        yield said(f"{called_}: ", self._lying(zone))

    def _lying(self, zone: View) -> str:
        cards = [self.cards[each["card"]].name for each in zone.get("cards", ())]
        return ", ".join(cards) if cards else str(zone["count"])

    # ---- a decision --------------------------------------------------------------------------------------------------

    def question(self, kind: str) -> str:
        """What a decision of a kind asks."""
        return f"{capitalised(kind.replace('-', ' '))}?"

    def label(self, option: Option, view: View) -> Line:
        """What an option does."""
        if option.label != option.key:
            return said(capitalised(without_marks(option.label)))
        if option.key in ANSWERS:
            return said(ANSWERS[option.key])
        verb, *about = option.key.split(" ")
        named = ", ".join(self.name(each, view) for each in about)
        return said(f"{capitalised(self.name(verb, view))}{' ' if named else ''}{named}")

    # ---- what happened, cards, the end -------------------------------------------------------------------------------

    def story(self, log: Sequence[View], view: View) -> list[Line]:
        """What happened, in words; the log is that of the view's player."""
        return [
            said(" ".join(self.name(line[key], view) for key in ("by", "kind", "of") if line.get(key) is not None))
            for line in log
        ]

    def card(self, card: Card) -> list[Line]:
        """A card, whole."""
        lines = [said((card.name, TITLE), f"  {card.kind_label}")]
        lines += [Line(tuple(Span(span.text) for span in line.spans)) for line in card.text.lines]
        return lines + ([said((f"“{card.quote}”", QUOTE))] if card.quote else [])

    def ending(self, view: View, result: Result) -> list[Line]:
        """How a match ended: the scores and who won; the view is a spectator's."""
        scores = [said((called(player), NAME), f"  {score}") for player, score in result.scores.items()]
        return [said(("The end", TITLE), f": {result.reason}."), *scores, won(result)]

    def facts(self, view: View) -> dict[str, Any]:
        """What the result of a match tells besides, as data."""
        return {}


def said(*parts: str | tuple[str, str]) -> Line:
    """A line of plain text and of text with a role."""
    return Line(tuple(Span(part) if isinstance(part, str) else Span(*part) for part in parts))


def bar() -> Line:
    """A line across."""
    return said(("", BAR))


def called(player: Player) -> str:
    """A player's name as people write it: 'Dana', 'Player 2'."""
    return player.replace("-", " ").title()


def listed(names: Sequence[str], last: str = "and") -> str:
    """'Ray', 'Ray and Dana', 'Ray, Dana and Amanda'; semicolons where a name has a comma of its own."""
    if any("," in name for name in names):
        return f"{'; '.join(names[:-1])}; {last} {names[-1]}" if len(names) > 1 else names[0]
    return f"{', '.join(names[:-1])} {last} {names[-1]}" if len(names) > 1 else "".join(names)


def won(result: Result) -> Line:
    """'Dana wins.', 'Dana and Ray share the win.'."""
    winners = listed([called(player) for player in result.winners])
    return said((winners, NAME), " wins." if len(result.winners) == 1 else " share the win.")
