"""How many cards a deck has.

    - {rule: size, at-least: 40, at-most: 120}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from pydantic import Field

from lobbycard.content.card import Card
from lobbycard.content.deck_rule import Breach, DeckRule


class Size(DeckRule):
    """The number of cards, all copies counted."""

    rule: Literal["size"]
    at_least: Annotated[int, Field(ge=0)] | None = Field(default=None, description="the fewest cards")
    at_most: Annotated[int, Field(ge=1)] | None = Field(default=None, description="the most cards")

    def breaches(self, copies: Mapping[str, int], cards: Mapping[str, Card]) -> Iterator[Breach]:
        """'39 cards, at least 40 needed'."""
        size = sum(copies.values())
        counted = f"{size} card{'' if size == 1 else 's'}"
        if self.at_least is not None and size < self.at_least:
            yield Breach(f"{counted}, at least {self.at_least} needed")
        if self.at_most is not None and size > self.at_most:
            yield Breach(f"{counted}, at most {self.at_most} allowed")


DECK_RULE = Size
