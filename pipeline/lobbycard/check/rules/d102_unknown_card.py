"""A deck holds a card that does not exist.

Bad:

    cards: {roit: 2}

Good:

    cards: {riot: 2}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import decks
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each card of a deck that the game does not have."""
    for entry in decks(content):
        for card in entry.model.cards:
            if card not in content.card_ids:
                told = f"the deck {entry.model.id!r} holds {card!r}, and there is no such card"
                place = entry.place("cards", card, at="key")
                yield Problem(FAULT, told, place, did_you_mean(card, content.cards))


RULE = Rule(FAULT, check, decks, absent_from=("cards",))
