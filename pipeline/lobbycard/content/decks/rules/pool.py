"""The sets that cards are taken from, by name and by the day they came out.

- {rule: pool, sets: [core, reloaded], released-by: "2026-12-31"}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from pydantic import Field

from lobbycard.content.decks.card_filter import Slugs
from lobbycard.content.decks.deck import Deck
from lobbycard.content.decks.rule import Breach, DeckRule
from lobbycard.content.model import Date
from lobbycard.content.printing import Printing


class Pool(DeckRule):
    """A card is in the pool when one of its printings is."""

    needs: ClassVar[tuple[tuple[str, ...], ...]] = (("sets", "released_from", "released_by"),)

    rule: Literal["pool"]
    sets: Slugs | None = Field(default=None, description="the sets in the pool; absent means all")
    released_from: Date | None = Field(default=None, description="sets from before this day have rotated out")
    released_by: Date | None = Field(default=None, description="sets that came out after this day are not in yet")

    def breaches(self, deck: Deck) -> Iterator[Breach]:
        """'"Riot" (riot x1) is in set core, which is not released by 2025-12-31'."""
        for card in deck:
            whys = [self.why_not(printing) for printing in card.printings]
            if all(whys):
                limit = self.released_by or self.released_from or ", ".join(self.sets or ())
                yield Breach(f"{card.told} is in set {card.printings[0].set}, which {whys[0]}", (card,), limit)

    def why_not(self, printing: Printing) -> str | None:
        """Why a printing is not in the pool; None when it is."""
        if self.sets is not None and printing.set not in self.sets:
            return f"is not in the pool ({', '.join(self.sets)})"
        if (self.released_by or self.released_from) and printing.released is None:
            return "has no release date"
        if self.released_by and str(printing.released) > self.released_by:
            return f"came out on {printing.released}, not released by {self.released_by}"
        if self.released_from and str(printing.released) < self.released_from:
            return f"came out on {printing.released} and has rotated out, from {self.released_from} on"
        return None


DECK_RULE = Pool
