"""How many cards a deck has.

- {rule: size, at-least: 40, at-most: 120}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from lobbycard.content.decks.bounds import Counts
from lobbycard.content.decks.deck import Deck, total
from lobbycard.content.decks.rule import Breach, DeckRule


class Size(Counts, DeckRule):
    """The number of cards, all copies counted."""

    rule: Literal["size"]

    def breaches(self, deck: Deck) -> Iterator[Breach]:
        """'39 cards, at least 40 needed'."""
        size = total(deck)
        broken = self.judged(size)
        if broken:
            needed, limit = broken
            yield Breach(f"{size} card{'' if size == 1 else 's'}, {needed}", limit=limit)


DECK_RULE = Size
