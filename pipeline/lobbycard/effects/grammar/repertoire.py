"""What a card can do, sorted once by how it comes about: what is played, used, listened for and held."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from lobbycard.content.card import Card
from lobbycard.effects.grammar.condition import AllOf, AnyOf, Have, Is, Not
from lobbycard.effects.grammar.event import Happens
from lobbycard.effects.grammar.part import parts_of
from lobbycard.effects.grammar.shell import Instead, Play, Shell, Use, When, While
from lobbycard.effects.grammar.verb import Verb
from lobbycard.effects.grammar.which import Target
from lobbycard.engine.piece import Piece

NOTE = "repertoire"


class Terms(NamedTuple):
    """What an ability, by its place on the card, needs and costs, how often it may be used, and what it does."""

    at: int
    needs: Have | Is | Not | AnyOf | AllOf | None
    limit: str | None
    cost: Sequence[Verb]
    effects: Sequence[Verb]


class Offer(NamedTuple):
    """An ability that a player may use: in a window, or in answer to an event.

    `kind` is the event's, '' where there is none. `words` are all the words by which it names players and places,
    `all_of` whatever it takes all of.
    """

    terms: Terms
    window: str
    kind: str
    event: Happens | None
    words: frozenset[str]
    all_of: tuple[Target, ...]


class Reflex(NamedTuple):
    """An ability that happens by itself, at a moment or an event of a kind, or that replaces the event."""

    terms: Terms
    kind: str
    event: Happens | None
    replaces: bool


class Repertoire(NamedTuple):
    """All that a card can do."""

    plays: tuple[Offer, ...]
    uses: tuple[Offer, ...]
    reflexes: tuple[Reflex, ...]
    holds: tuple[While, ...]


def repertoire(piece: Piece) -> Repertoire:
    """What a card on the table can do."""
    known: Repertoire | None = piece.notes.get(NOTE)
    if known is None:
        known = piece.notes[NOTE] = _sorted(piece.card)
    return known


def _sorted(card: Card) -> Repertoire:
    abilities = list(enumerate(card.own_abilities()))
    return Repertoire(
        plays=tuple(_offer(at, one, one.play) for at, one in abilities if isinstance(one, Play)),
        uses=tuple(_offer(at, one, one.use) for at, one in abilities if isinstance(one, Use)),
        reflexes=tuple(_reflex(at, one) for at, one in abilities if isinstance(one, When | Instead)),
        holds=tuple(one for _, one in abilities if isinstance(one, While)),
    )


def _terms(at: int, ability: Shell) -> Terms:
    return Terms(at, ability.needs, ability.limit, ability.cost, ability.effects)


def _offer(at: int, ability: Play | Use, opening: Any) -> Offer:
    """The offer of an ability; the words of its event are no words of its own."""
    parts = [part for _, part in parts_of(ability) if not isinstance(part, Happens)]
    named = [getattr(part, name, None) for part in parts for name in ("who", "in_", "of", "to")]
    words = frozenset(word for word in named if isinstance(word, str))
    all_of = tuple(part for part in parts if isinstance(part, Target) and part.pick == "all")
    event = None if isinstance(opening, str) else opening
    window, kind = ("", event.event) if event is not None else (opening, "")
    return Offer(_terms(at, ability), window, kind, event, words, all_of)


def _reflex(at: int, ability: When | Instead) -> Reflex:
    trigger = ability.when if isinstance(ability, When) else ability.instead_of
    event = None if isinstance(trigger, str) else trigger
    kind = event.event if event is not None else str(trigger)
    return Reflex(_terms(at, ability), kind, event, isinstance(ability, Instead))
