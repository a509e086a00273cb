"""How many copies of one card a deck may have.

    - {rule: copies, at-most: 3, by: name}
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from pydantic import Field

from lobbycard.content.card import Card
from lobbycard.content.deck_rule import Breach, DeckRule


class CopiesOf(DeckRule):
    """The most copies of a card; `by: name` counts reprints and namesakes together."""

    rule: Literal["copies"]
    at_most: Annotated[int, Field(ge=1)]
    by: Literal["id", "name"] = Field(default="name", description="what makes two copies the same card")

    def breaches(self, copies: Mapping[str, int], cards: Mapping[str, Card]) -> Iterator[Breach]:
        """'4 copies of "Riot" (riot x4), at most 3 allowed'."""
        same: dict[str, list[str]] = defaultdict(list)
        for card in copies:
            same[card if self.by == "id" else cards[card].name.strip()].append(card)
        for name, ids in same.items():
            total = sum(copies[card] for card in ids)
            if total > self.at_most:
                listed = ", ".join(f"{card} x{copies[card]}" for card in ids)
                yield Breach(f'{total} copies of "{name}" ({listed}), at most {self.at_most} allowed', tuple(ids))


DECK_RULE = CopiesOf
