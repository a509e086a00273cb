"""Cards that are banned, in every printing.

- {rule: banned, cards: [riot], message: "Riot is out until the stunt union settles."}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from lobbycard.content.decks.card_filter import Slugs
from lobbycard.content.decks.deck import Deck
from lobbycard.content.decks.rule import Breach, DeckRule
from lobbycard.content.model import described


class Banned(DeckRule):
    """A list of cards that no deck may have."""

    rule: Literal["banned"]
    cards: Slugs = described("the banned cards")

    def breaches(self, deck: Deck) -> Iterator[Breach]:
        """'"Riot" (riot x1) is banned'."""
        for card in deck:
            listed = card.printed_as(self.cards)
            if listed:
                other = "" if listed == card.id else f", since it is {listed} in another printing"
                yield Breach(f"{card.told} is banned{other}", (card,), 0)


DECK_RULE = Banned
