"""A deck as rules see it: cards with their copies and printings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from lobbycard.content.card import Card
from lobbycard.content.decks import card_field
from lobbycard.content.printing import Printing

MOST_LISTED = 12


@dataclass(frozen=True, slots=True)
class DeckCard:
    """The copies of one card in a deck, and every printing that the card has, its own first."""

    card: Card
    copies: int
    printings: tuple[Printing, ...]

    @property
    def id(self) -> str:
        """The card's id."""
        return self.card.id

    @property
    def told(self) -> str:
        """'"Riot" (riot x2)'."""
        return f'"{self.card.name}" ({self.counted})'

    @property
    def counted(self) -> str:
        """'riot x2'."""
        return f"{self.id} x{self.copies}"

    def values(self, field: str) -> set[str | int]:
        """The values of a field; a name is that of the first printing, so that reprints count as the same card."""
        if field in ("kind", "set", "name"):
            own = self.printings[0]
            return {{"kind": self.card.kind, "set": own.set, "name": own.name}[field]}
        return set(card_field.values(self.card, field))

    def printed_as(self, ids: Collection[str]) -> str | None:
        """The first of its printings that is among some ids: who names a card means all its printings."""
        return next((printing.id for printing in self.printings if printing.id in ids), None)


Deck = Sequence[DeckCard]


def total(cards: Iterable[DeckCard]) -> int:
    """The copies of all."""
    return sum(card.copies for card in cards)


def listed(cards: Sequence[DeckCard]) -> str:
    """'riot x2, solid x1'; a long list ends with how many more there are."""
    more = f" and {len(cards) - MOST_LISTED} more" if len(cards) > MOST_LISTED else ""
    return ", ".join(card.counted for card in cards[:MOST_LISTED]) + more


def grouped(deck: Deck, field: str) -> Mapping[str | int, list[DeckCard]]:
    """The cards of a deck by the values of a field."""
    groups: dict[str | int, list[DeckCard]] = defaultdict(list)
    for card in deck:
        for value in sorted(card.values(field), key=str):
            groups[value].append(card)
    return groups


def passing(cards: Iterable[DeckCard], limit: int) -> str | None:
    """The id of the card with whose copies a limit is passed, in the deck's order."""
    so_far = 0
    for card in cards:
        so_far += card.copies
        if so_far > limit:
            return card.id
    return None
