"""Two names differ in nothing that a player would notice at the table.

Case, width, accents and letters of other scripts that print alike are told apart by lobbycard, but hardly by a
reader with eight cards in the hand.

Bad:

    - name: Soul Train Wreck
    - name: Soul train wreck

Good:

    - name: Soul Train Wreck
    - name: Soul Train Wreckers
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import normalize

from lobbycard.check.hint import at
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.entry import Entry
from lobbycard.content.library import Library
from lobbycard.core.ids import skeleton
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.WARNING)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each card whose name looks like an earlier one without being equal to it."""
    first: dict[str, Entry[Card]] = {}
    for entry in cards(content):
        name = normalize("NFC", entry.model.name).strip()
        before = first.setdefault(skeleton(name), entry)
        if normalize("NFC", before.model.name).strip() != name:
            told = f"{entry.model.name!r} looks like {before.model.name!r}, the name of {before.model.id}"
            yield Problem(FAULT, told, entry.place("name"), f"the first stands at {at(before.place('name'))}")


RULE = Rule(FAULT, check, cards)
