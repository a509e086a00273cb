"""A product prints a deck that does not exist.

Bad: `deck: croe`

Good: `deck: core`, which stands in decks/core.yaml
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import products
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each product whose deck is not among the game's."""
    for entry in products(content):
        deck = entry.model.deck
        if deck not in content.decks:
            told = f"the product {entry.model.id!r} prints the deck {deck!r}, and there is no such deck"
            yield Problem(FAULT, told, entry.place("deck"), did_you_mean(deck, content.decks))


RULE = Rule(FAULT, check, products, absent_from=("decks",))
