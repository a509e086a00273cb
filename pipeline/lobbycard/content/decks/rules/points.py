"""How many points the cards of a deck are worth together.

- {rule: points, at-most: 7, cards: {riot: 3, sequel-hook: 2}}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from lobbycard.content.decks.bounds import Counts
from lobbycard.content.decks.card_field import FieldName
from lobbycard.content.decks.deck import Deck, DeckCard
from lobbycard.content.decks.rule import Breach, DeckRule
from lobbycard.content.model import Slug


class Points(Counts, DeckRule):
    """The sum over all copies of what each card costs, by a table or by one of its fields."""

    needs: ClassVar[tuple[tuple[str, ...], ...]] = (*Counts.needs, ("cards", "field"))

    rule: Literal["points"]
    cards: Annotated[dict[Slug, int], Field(min_length=1)] | None = Field(
        default=None, description="points by card id, reprints too; a card that isn't here costs what its field says"
    )
    field: FieldName | None = Field(default=None, description="the field that holds a card's points: ds")

    def breaches(self, deck: Deck) -> Iterator[Breach]:
        """'8 points (riot x2 = 6, sequel-hook x1 = 2), at most 7 allowed'."""
        points = {card.id: card.copies * self._each(card) for card in deck}
        cards = [card for card in deck if points[card.id]]
        broken = self.judged(sum(points.values()))
        if broken:
            needed, limit = broken
            sums = ", ".join(f"{card.counted} = {points[card.id]}" for card in cards)
            told = f"{sum(points.values())} points ({sums or 'no card has any'}), {needed}"
            yield Breach(told, tuple(cards), limit)

    def _each(self, card: DeckCard) -> int:
        listed = card.printed_as(self.cards or ())
        if self.cards and listed:
            return self.cards[listed]
        return sum(value for value in card.values(self.field or "") if isinstance(value, int))


DECK_RULE = Points
