"""Cards that may not be in one deck together.

- {rule: exclude-together, cards: [riot, solid, sequel-hook]}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from lobbycard.content.decks.deck import Deck
from lobbycard.content.decks.rule import Breach, DeckRule
from lobbycard.content.model import Slug, described


class ExcludeTogether(DeckRule):
    """Of some cards only so many different ones, each in as many copies as other rules let it have."""

    rule: Literal["exclude-together"]
    cards: Annotated[list[Slug], Field(min_length=2)] = described("the cards that exclude one another")
    at_most: Annotated[int, Field(ge=1)] = Field(default=1, description="how many different ones may be there")

    def breaches(self, deck: Deck) -> Iterator[Breach]:
        """'"Riot" (riot x1) and "Solid" (solid x2) exclude each other, at most 1 of them allowed'."""
        cards = [card for card in deck if card.printed_as(self.cards)]
        names = list(dict.fromkeys(card.printings[0].name for card in cards))
        if len(names) > self.at_most:
            first_over = next(card.id for card in cards if card.printings[0].name == names[self.at_most])
            told = " and ".join(card.told for card in cards)
            told += f" exclude each other, at most {self.at_most} of them allowed"
            yield Breach(told, tuple(cards), self.at_most, first_over)


DECK_RULE = ExcludeTogether
