"""A format extends itself, directly or round a ring of others; no format in the ring is the first.

Bad:

    # formats/league.yaml
    extends: cup
    # formats/cup.yaml
    extends: league

Good:

    # formats/cup.yaml
    extends: league
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import formats
from lobbycard.content.content import Content
from lobbycard.content.decks.legality import ring
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each format that leads back to itself."""
    for entry in formats(content):
        ids = ring(entry.model.id, content)
        if ids:
            way = f" by way of {', '.join(map(repr, ids[1:-1]))}" if ids[1:-1] else ""
            told = f"the format {entry.model.id!r} extends itself{way}"
            yield Problem(FAULT, told, entry.place("extends"), "take one 'extends' out")


RULE = Rule(FAULT, check, formats)
