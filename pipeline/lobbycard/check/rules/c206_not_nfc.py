"""A text is not in Unicode's composed form, NFC.

A letter with an accent can be written as one character or as a letter and a mark. Both print alike, but a search
finds only one of them, and two names that look equal are not. Some keyboards and all file names copied from macOS
give the second form.

Bad: `Café` with e and a combining acute

Good: `Café` with é
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import is_normalized

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import files
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.WARNING, fixable=True)
HINT = "write the letter and its accent as one character"


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each line that normalisation would change, at its first letter that is not composed."""
    for file in files(content):
        if not file.text.isascii() and not is_normalized("NFC", file.text):
            for number, line in enumerate(file.lines, 1):
                if not is_normalized("NFC", line):
                    column = first_change(line)
                    letters = line[column - 1 : column + 1]
                    yield Problem(FAULT, f"{letters!r} is not in NFC", file.place_of_line(number, column), HINT)


def first_change(line: str) -> int:
    """The column of the first letter that is not composed."""
    sound = next(end for end in range(1, len(line) + 1) if not is_normalized("NFC", line[:end]))
    return max(sound - 1, 1)


RULE = Rule(FAULT, check, files)
