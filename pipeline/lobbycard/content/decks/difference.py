"""What to take out of one deck and add to it so that it is another."""

from __future__ import annotations

from dataclasses import dataclass

from lobbycard.content.content import Content
from lobbycard.content.documents.deck import DeckDocument


@dataclass(frozen=True, slots=True)
class Change:
    """So many copies of a card; a card that the game does not have has no name."""

    id: str
    name: str | None
    copies: int


@dataclass(frozen=True, slots=True)
class Difference:
    """The changes that lead from one deck to another, by the names of the cards."""

    take_out: tuple[Change, ...]
    add: tuple[Change, ...]


def difference(old: DeckDocument, new: DeckDocument, content: Content) -> Difference:
    """The changes from an old deck to a new one."""
    return Difference(_more(old, new, content), _more(new, old, content))


def _more(one: DeckDocument, other: DeckDocument, content: Content) -> tuple[Change, ...]:
    """What one deck has more of than the other."""
    more = {card: copies - other.cards.get(card, 0) for card, copies in one.cards.items()}
    changes = [Change(card, _name(card, content), copies) for card, copies in more.items() if copies > 0]
    return tuple(sorted(changes, key=lambda change: (change.name or change.id, change.id)))


def _name(card: str, content: Content) -> str | None:
    entry = content.cards.get(card)
    return entry.model.name if entry else None
