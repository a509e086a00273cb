"""A small word stands twice, which the eye skips and the printer does not.

Bad:

    quote: "I had the the strangest dream, and you were billed above me."

Good:

    quote: "I had the strangest dream, and you were billed above me."
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
TWICE = re.compile(r"(?<![a-z'’-])([a-z]{1,4})\s+\1(?![a-z'’-])")
# "Had had", "I told you you were" and "what it is is" may be meant; these never are.
SMALL = {"a", "an", "the", "its", "your", "of", "to", "and", "or", "if", "with", "from", "at", "by", "for"}


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each text with such a word twice in a row."""
    for said in spoken(content):
        for twice in TWICE.finditer(said.text.lower()):
            if twice[1] in SMALL:
                yield Problem(FAULT, f"{said.told} has {twice[0]!r}", said.place, f"one {twice[1]!r} is enough")


RULE = Rule(FAULT, check, cards)
