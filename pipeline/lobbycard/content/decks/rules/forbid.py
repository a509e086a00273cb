"""What a deck must not have.

- {rule: forbid, cards: [riot], of: {traits: [undead]}}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from pydantic import Field

from lobbycard.content.decks.card_filter import CardFilter, Slugs
from lobbycard.content.decks.deck import Deck
from lobbycard.content.decks.rule import Breach, DeckRule


class Forbid(DeckRule):
    """Some cards, cards of some sort, or both."""

    needs: ClassVar[tuple[tuple[str, ...], ...]] = (("cards", "of"),)

    rule: Literal["forbid"]
    cards: Slugs | None = Field(default=None, description="cards that must not be there, in any printing")
    of: CardFilter | None = Field(default=None, description="what no card may be")

    def breaches(self, deck: Deck) -> Iterator[Breach]:
        """'"Riot" (riot x1) is forbidden', and why when a filter says so."""
        for card in deck:
            if card.printed_as(self.cards or ()):
                yield Breach(f"{card.told} is forbidden", (card,), 0)
            elif self.of is not None and self.of.picks(card):
                yield Breach(f"{card.told} is forbidden, as is every card {self.of.told}", (card,), 0)


DECK_RULE = Forbid
