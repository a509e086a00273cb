"""A hyphen stands where a dash is meant: alone between spaces, or doubled.

A hyphen joins, a dash parts. Faces print both as they are written.

Bad:

    quote: "It's you - and you're dead - again."

Good:

    quote: "It's you, and you're dead. Again."
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lobbycard.check.prose import spoken
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.WARNING)
# Between figures it is a minus.
HYPHEN = re.compile(r"(?<=[^\W\d])[.,!?\"'”’]* --? (?=\D)|(?<=\w)--(?=\w)")


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each text with a hyphen for a dash."""
    for said in spoken(content):
        if "-" in said.text:
            found = HYPHEN.search(said.text)
            if found:
                around = said.text[max(found.start() - 8, 0) : found.end() + 8]
                told = f"{said.told} has a hyphen for a dash: {around!r}"
                yield Problem(FAULT, told, said.place, "write a dash (–), a comma or a full stop")


RULE = Rule(FAULT, check, cards)
