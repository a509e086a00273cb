"""How many cards of some sort a deck has.

- {rule: count, of: {kinds: [character]}, at-least: 20}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from lobbycard.content.decks.bounds import Counts
from lobbycard.content.decks.card_filter import CardFilter
from lobbycard.content.decks.deck import Deck, listed, passing, total
from lobbycard.content.decks.rule import Breach, DeckRule, picked
from lobbycard.content.model import described


class Count(Counts, DeckRule):
    """The number of cards that a filter picks, all copies counted."""

    rule: Literal["count"]
    of: CardFilter = described("the cards that are counted")

    def breaches(self, deck: Deck) -> Iterator[Breach]:
        """'3 cards with kind character (body-double x1, go-go-dancer x2), at least 20 needed'."""
        cards = picked(self.of, deck)
        number = total(cards)
        broken = self.judged(number)
        if broken:
            needed, limit = broken
            which = f" ({listed(cards)})" if cards else ""
            told = f"{number} card{'' if number == 1 else 's'} {self.of.told}{which}, {needed}"
            yield Breach(told, tuple(cards), limit, passing(cards, limit) if number > limit else None)


DECK_RULE = Count
