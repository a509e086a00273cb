"""Two decks, formats, products, scenarios, tables or sets have one id, or a game has two rulebooks.

Whoever names the id means one of them, and nobody can tell which.

Bad: `id: core` in both decks/core.yaml and decks/core-copy.yaml

Good: `id: core` and `id: core-for-two`
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lobbycard.check.hint import at
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.entry import Entry
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def documents(content: Content) -> list[Entry[Any]]:
    """Every document beside the cards."""
    return content.documents


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each document whose kind and id an earlier one has."""
    first: dict[tuple[str, str], Entry[Any]] = {}
    for entry in documents(content):
        kind, key = entry.model.document, entry.model.id
        before = first.setdefault((kind, key), entry)
        if before is not entry:
            where = at(before.place("id"))
            yield Problem(
                FAULT, f"two {kind} documents have the id {key!r}", entry.place("id"), f"the first stands at {where}"
            )


RULE = Rule(FAULT, check, documents)
