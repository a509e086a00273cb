"""Two spaces stand in the middle of a text, or a space before a stop, which prints as a gap.

Bad:

    quote: "Two  tickets , please."

Good:

    quote: "Two tickets, please."
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
GAP = re.compile(r" {2,}(?=\S)| [,;:!?.](?=\s|$)")


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each text with a gap, at its first one."""
    for said in spoken(content):
        gap = GAP.search(said.text)
        if gap:
            around = said.text[max(gap.start() - 6, 0) : gap.end() + 6]
            yield Problem(FAULT, f"{said.told} has a gap: {around!r}", said.place, "take a space out")


RULE = Rule(FAULT, check, cards)
