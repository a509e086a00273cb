"""A deck follows a format that does not exist.

Bad: `format: croe`

Good: `format: core`, which stands in formats/core.yaml
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
    """Each deck whose format is not among the game's."""
    for entry in decks(content):
        deck = entry.model
        if deck.format not in content.formats:
            told = f"the deck {deck.id!r} follows the format {deck.format!r}, and there is no such format"
            yield Problem(FAULT, told, entry.place("format"), did_you_mean(deck.format, content.formats))


RULE = Rule(FAULT, check, decks, absent_from=("formats",))
