"""What a deck must have.

- {rule: require, cards: [freeze-frame-high-five], of: {kinds: [character]}}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from pydantic import Field

from lobbycard.content.decks.card_filter import CardFilter, Slugs
from lobbycard.content.decks.deck import Deck
from lobbycard.content.decks.rule import Breach, DeckRule, picked


class Require(DeckRule):
    """Each of some cards, a card of some sort, or both."""

    needs: ClassVar[tuple[tuple[str, ...], ...]] = (("cards", "of"),)

    rule: Literal["require"]
    cards: Slugs | None = Field(default=None, description="cards that must be there, each in any printing")
    of: CardFilter | None = Field(default=None, description="what at least one card must be")

    def breaches(self, deck: Deck) -> Iterator[Breach]:
        """'riot is required and not there'."""
        for card in self.cards or ():
            if not any(held.printed_as([card]) for held in deck):
                yield Breach(f"{card} is required and not there", limit=1)
        if self.of is not None and not picked(self.of, deck):
            yield Breach(f"a card {self.of.told} is required and not there", limit=1)


DECK_RULE = Require
