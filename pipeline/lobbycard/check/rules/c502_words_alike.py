"""Two words of one family print alike.

Two effects that differ would print one text, and nobody at the table could tell which card does what.

Bad:

    untils:
      end-of-turn: {one: until the turn ends}
      next-end-of-turn: {one: until the turn ends}

Good:

    untils:
      end-of-turn: {one: until the turn ends}
      next-end-of-turn: {one: until the end of the next turn}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import words
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each word that prints as an earlier one of its family does."""
    first: dict[tuple[str, str], str] = {}
    for family, key, word in words(content):
        before = first.setdefault((family, word.one.strip().casefold()), key)
        if before != key:
            told = f"{family}: {key} and {before} both print as {word.one!r}"
            yield Problem(FAULT, told, content.info.place("words", family, key, "one"), "word one of them otherwise")


RULE = Rule(FAULT, check, words)
