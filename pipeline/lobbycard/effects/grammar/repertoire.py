"""What a card can do, sorted once by how it comes about: what is played, used, listened for and held."""

from __future__ import annotations

from typing import Any, NamedTuple

from lobbycard.content.card import Card
from lobbycard.effects.grammar.event import Happens
from lobbycard.effects.grammar.part import parts_of
from lobbycard.effects.grammar.shell import Instead, Play, Use, When, While

NOTE = "repertoire"


class Offer(NamedTuple):
    """An ability that a player may use, by its place on the card: in a window, or in answer to an event.

    `kind` is the event's, '' where there is none. `words` are all the words by which it names players and places.
    """

    at: int
    ability: Play | Use
    window: str
    kind: str
    event: Happens | None
    words: frozenset[str]


class Reflex(NamedTuple):
    """An ability that happens by itself, by its place on the card and the kind of event that it listens for."""

    at: int
    kind: str
    replaces: bool


class Repertoire(NamedTuple):
    """All that a card can do."""

    plays: tuple[Offer, ...]
    uses: tuple[Offer, ...]
    reflexes: tuple[Reflex, ...]
    holds: tuple[While, ...]


def repertoire(card: Card) -> Repertoire:
    """What a card can do."""
    known = card.notes.get(NOTE)
    if known is None:
        known = card.notes[NOTE] = _sorted(card)
    found: Repertoire = known
    return found


def _sorted(card: Card) -> Repertoire:
    abilities = list(enumerate(card.own_abilities()))
    return Repertoire(
        plays=tuple(_offer(at, one, one.play) for at, one in abilities if isinstance(one, Play)),
        uses=tuple(_offer(at, one, one.use) for at, one in abilities if isinstance(one, Use)),
        reflexes=tuple(_reflex(at, one) for at, one in abilities if isinstance(one, When | Instead)),
        holds=tuple(one for _, one in abilities if isinstance(one, While)),
    )


def _offer(at: int, ability: Play | Use, opening: Any) -> Offer:
    """The offer of an ability; the words of its event are no words of its own."""
    words = set()
    for _, part in parts_of(ability):
        if not isinstance(part, Happens):
            words |= {word for name in ("who", "in_", "of", "to") if isinstance(word := getattr(part, name, None), str)}
    if isinstance(opening, str):
        return Offer(at, ability, opening, "", None, frozenset(words))
    return Offer(at, ability, "", opening.event, opening, frozenset(words))


def _reflex(at: int, ability: When | Instead) -> Reflex:
    trigger = ability.when if isinstance(ability, When) else ability.instead_of
    return Reflex(at, trigger if isinstance(trigger, str) else trigger.event, isinstance(ability, Instead))
