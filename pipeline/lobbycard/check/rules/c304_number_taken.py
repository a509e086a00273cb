"""Two cards of one set have one number.

Collectors sort by the number, and a printed list is read by it.

Bad:

    - {id: riot, number: 45}
    - {id: solid, number: 45}

Good:

    - {id: riot, number: 45}
    - {id: solid, number: 46}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import at
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.entry import Entry
from lobbycard.content.library import Library
from lobbycard.content.printing import set_of
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each card whose number an earlier card of its set has."""
    first: dict[tuple[str, int], Entry[Card]] = {}
    for entry in cards(content):
        if entry.model.number is None:
            continue
        key = (set_of(entry.file), entry.model.number)
        before = first.setdefault(key, entry)
        if before is not entry:
            told = f"number {key[1]} of the set {key[0]!r} is taken by {before.model.id}"
            yield Problem(FAULT, told, entry.place("number"), f"the first stands at {at(before.place('number'))}")


RULE = Rule(FAULT, check, cards)
