"""How many copies of one card a deck may have, or how many cards with one value of a field.

- {rule: copies, at-most: 3, by: name}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from lobbycard.content.decks.card_field import FieldName
from lobbycard.content.decks.card_filter import CardFilter
from lobbycard.content.decks.deck import Deck, DeckCard, grouped, listed, passing, total
from lobbycard.content.decks.rule import Breach, DeckRule, picked


class CopiesOf(DeckRule):
    """The most copies of a card; `by: name` counts reprints and namesakes together."""

    rule: Literal["copies"]
    at_most: Annotated[int, Field(ge=1, description="the most copies that there may be")]
    by: FieldName = Field(default="name", description="what makes two copies the same: name, id or any field")
    of: CardFilter | None = Field(default=None, description="the cards that it is about; absent means all")

    def breaches(self, deck: Deck) -> Iterator[Breach]:
        """'4 copies of "Riot" (riot x4), at most 3 allowed'."""
        for value, cards in grouped(picked(self.of, deck), self.by).items():
            if total(cards) > self.at_most:
                told = f"{told_group(self.by, value, cards)}, at most {self.at_most} allowed"
                yield Breach(told, tuple(cards), self.at_most, passing(cards, self.at_most))


def told_group(field: str, value: str | int, cards: list[DeckCard]) -> str:
    """The copies that are the same by a field: '4 copies of "Riot" (a x2, b x2)', '2 cards with ds 3 (a x1, b x1)'."""
    same = f'copies of "{value}"' if field in ("name", "id") else f"cards with {field} {value}"
    return f"{total(cards)} {same} ({listed(cards)})"


DECK_RULE = CopiesOf
