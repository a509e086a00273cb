"""The base of deck-building rules, and what they say of a deck that breaks them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pydantic import Field

from lobbycard.content.decks.card_filter import CardFilter
from lobbycard.content.decks.deck import Deck, DeckCard
from lobbycard.content.decks.needful import NeedfulModel
from lobbycard.content.model import Text


@dataclass(frozen=True, slots=True)
class Breach:
    """One way in which a deck breaks a rule: what is wrong, the cards that it is about, and the limit.

    `passing` is the card with whose copies the limit is passed, where one is to blame.
    """

    message: str
    cards: tuple[DeckCard, ...] = ()
    limit: int | str | None = None
    passing: str | None = None


class DeckRule(NeedfulModel):
    """A rule of a format."""

    rule: str
    message: Text | None = Field(default=None, description="what is said first, before lobbycard's own words")

    def breaches(self, deck: Deck) -> Iterator[Breach]:
        """Every way in which a deck breaks the rule."""
        raise NotImplementedError(f"{type(self).__name__} checks nothing")


def picked(of: CardFilter | None, deck: Deck) -> list[DeckCard]:
    """The cards of a deck that a filter picks; without one, all."""
    return [card for card in deck if of is None or of.picks(card)]
