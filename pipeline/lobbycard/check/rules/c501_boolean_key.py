"""A word's key is one that other readers of YAML take for true or false.

`on`, `off`, `yes`, `no`, `y` and `n` would have to be written in quotes on every card that uses the word, and a
reader of YAML 1.1 would lose it where the quotes were forgotten.

Bad:

    windows:
      "on": {one: on your turn}

Good:

    windows:
      your-turn: {one: on your turn}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import words
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)
BOOLEANS = {"on", "off", "yes", "no", "y", "n", "true", "false", "null"}


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each key of the table of words that reads as a boolean."""
    for family, key, _ in words(content):
        if key in BOOLEANS:
            told = f"{key!r} can't be a key of {family}: YAML 1.1 reads it as true, false or nothing"
            yield Problem(FAULT, told, content.info.place("words", family, key, at="key"), "take a longer word")


RULE = Rule(FAULT, check, words)
