"""The base of deck-building rules, and what they say of a deck that breaks them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pydantic import Field

from lobbycard.content.card import Card
from lobbycard.content.model import HyphenModel, Text


@dataclass(frozen=True, slots=True)
class Breach:
    """One way in which a deck breaks a rule: what is wrong, and the cards that it is about."""

    message: str
    cards: tuple[str, ...] = ()


class DeckRule(HyphenModel):
    """A rule of a format."""

    rule: str
    message: Text | None = Field(default=None, description="what is said instead of lobbycard's own words")

    def breaches(self, copies: Mapping[str, int], cards: Mapping[str, Card]) -> Iterator[Breach]:
        """Every way in which a deck (copies by card id, known cards only) breaks the rule."""
        raise NotImplementedError(f"{type(self).__name__} checks nothing")
