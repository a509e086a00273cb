"""What may be in a deck only once.

- {rule: unique, by: title_words.word}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from lobbycard.content.decks.card_field import FieldName
from lobbycard.content.decks.card_filter import CardFilter
from lobbycard.content.decks.deck import Deck, grouped, listed, passing, total
from lobbycard.content.decks.rule import Breach, DeckRule, picked


class Unique(DeckRule):
    """No two cards with one value of a field, and no second copy."""

    rule: Literal["unique"]
    by: FieldName = Field(default="name", description="the field whose values may each be there once")
    of: CardFilter | None = Field(default=None, description="the cards that it is about; absent means all")

    def breaches(self, deck: Deck) -> Iterator[Breach]:
        """'name "Riot" is there 2 times (riot x2), once allowed'."""
        for value, cards in grouped(picked(self.of, deck), self.by).items():
            if total(cards) > 1:
                shown = f'"{value}"' if isinstance(value, str) else value
                told = f"{self.by} {shown} is there {total(cards)} times ({listed(cards)}), once allowed"
                yield Breach(told, tuple(cards), 1, passing(cards, 1))


DECK_RULE = Unique
