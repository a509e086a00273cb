"""A text holds marks of a language that nothing here reads: tags, asterisks, braces, symbols in brackets.

Faces print text as it is written, and set off traits, kinds and figures by themselves.

Bad:

    quote: "I <b>told</b> you: gain 1[influence], **now**."

Good:

    quote: "I told you: gain 1 influence, now."
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
# What any of it has, looked for first because it is found fast.
SIGN = re.compile(r"[<{}`*_\[]")
MARKUP = re.compile(r"</?[a-zA-Z][^<>]*>|(?<!\w)(?:\*\*|__)(?=[^\W_])|[{}]|(?<=\d)\[\w+\]|`")


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each text with a mark that would be printed, at its first one."""
    for said in spoken(content):
        found = MARKUP.search(said.text) if SIGN.search(said.text) else None
        if found and said.path[-1] != "note":
            told = f"{said.told} has {found[0]!r}, which prints as it stands"
            yield Problem(FAULT, told, said.place, "write plain text; faces set it")


RULE = Rule(FAULT, check, cards)
