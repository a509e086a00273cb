"""The line that the parser stopped at, taken apart, and what was found to be wrong with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from yaml.error import MarkedYAMLError

from lobbycard.content.yaml.written import LINE_END
from lobbycard.core.problems import Fault

LONGEST_LINE = 10_000  # what is longer was written by no designer, and isn't taken apart
ENTRY = re.compile(
    r"""(?P<lead>\ *+(?:-\ ++)*+)
        (?:(?P<key>"[^"]*+"|'[^']*+'|[^\s"'#\[\]{}&*!|>%@`,?:][^:#]*?)\ *:(?:\ +|$))?
        (?P<value>.*)""",
    re.VERBOSE,
)
BRACKETS = re.compile(r"""[\[\]{}]|(?<=[\s\[{,])(?:'[^']*+'|"(?:[^"\\]|\\.)*+")""")
COMMENT = re.compile(r"\s#.*")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line as 'lead key: value': columns from 0; the value has no comment."""

    lead: str
    key: str
    column: int
    value: str


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What is wrong, at a line and column from 1; `mended` is the text with the broken line as it was meant."""

    fault: Fault
    line: int
    column: int
    message: str
    hint: str
    mended: str | None = None


class Trouble:
    """Where and why the parser stopped; lines and columns are counted from 0, as the parser does."""

    def __init__(self, error: MarkedYAMLError, text: str, brackets: Sequence[tuple[int, int]]) -> None:
        self.lines = LINE_END.split(text)
        self.problem, self.context = error.problem or "", error.context or ""
        mark, origin = error.problem_mark, error.context_mark
        self.line, self.column = (mark.line, mark.column) if mark else (0, 0)
        self.origin = (origin.line, origin.column) if origin else None
        self.bracket = self._bracket(brackets)

    def _bracket(self, brackets: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
        """The innermost open bracket: as the parser tells it, as the builder saw it, or as the line shows it."""
        if self.origin and "flow" in self.context and self.text_at(self.origin) in ("[", "{"):
            return self.origin
        # `[a: b]` holds a map without a bracket of its own.
        seen = [place for line, column in brackets if self.text_at(place := (line - 1, column - 1)) in ("[", "{")]
        if seen:
            return seen[-1]
        entry = self.entry
        if entry.value[:1] in ("[", "{") and self.column <= entry.column + closing(entry.value):
            return self.line, entry.column
        return None

    @property
    def in_brackets(self) -> bool:
        """Whether the parser stopped inside a list or map in brackets."""
        return self.bracket is not None

    def text_at(self, place: tuple[int, int]) -> str:
        """The character at a line and column."""
        line, column = place
        return self.lines[line][column : column + 1] if line < len(self.lines) else ""

    @property
    def at_end(self) -> bool:
        """Whether nothing but blank lines is left."""
        rest = [self.text[self.column :], *self.lines[self.line + 1 :]]
        return not any(line.strip() for line in rest)

    @property
    def text(self) -> str:
        """The line that the parser stopped at."""
        return self.lines[self.line] if self.line < len(self.lines) else ""

    @property
    def character(self) -> str:
        """The character that the parser stopped at, or nothing at the end of a line."""
        return self.text[self.column : self.column + 1]

    @cached_property
    def entry(self) -> Entry:
        """The line that the parser stopped at, taken apart."""
        return self.entry_at(self.line)

    def entry_at(self, number: int) -> Entry:
        """A line taken apart."""
        line = self.lines[number] if number < len(self.lines) else ""
        found = ENTRY.fullmatch(line[:LONGEST_LINE])
        if not found:
            return Entry("", "", 0, "")
        value = "" if found["value"].startswith("#") else COMMENT.sub("", found["value"])
        return Entry(found["lead"], found["key"] or "", found.start("value"), value.rstrip())

    def line_before(self) -> int | None:
        """The nearest line above that says something."""
        above = range(min(self.line, len(self.lines)) - 1, -1, -1)
        return next((number for number in above if self.lines[number].split("#")[0].strip()), None)

    def with_line(self, number: int, line: str) -> str:
        """The whole text with another line in the place of one."""
        return "\n".join([*self.lines[:number], line, *self.lines[number + 1 :]])

    def quoted(self, number: int) -> str | None:
        """The whole text with the value of one line in quotes, unless the value goes on below."""
        entry = self.entry_at(number)
        below = next((line for line in self.lines[number + 1 :] if line.strip()), "")
        if indent_of(below) > len(entry.lead):
            return None
        value = entry.value.replace("'", "''")
        return self.with_line(number, f"{self.lines[number][: entry.column]}'{value}'")

    def quoted_brackets(self) -> str | None:
        """The whole text with this line's list or map as a text: better that in its place than nothing."""
        return self.quoted(self.line) if self.entry.value[:1] in ("[", "{") else None


def closing(value: str) -> int:
    """The offset of the bracket that closes the first one, or the value's length; quoted brackets don't count."""
    depth = 0
    for found in BRACKETS.finditer(value):
        depth += (found[0] in "[{") - (found[0] in "]}")
        if depth == 0:
            return found.start()
    return len(value)


def closers(value: str) -> str:
    """The brackets that are missing at the end of a value."""
    missing: list[str] = []
    for found in BRACKETS.finditer(value):
        if found[0] in "[{":
            missing.append("]" if found[0] == "[" else "}")
        elif found[0] in "]}" and missing:
            missing.pop()
    return "".join(reversed(missing))


def indent_of(line: str) -> int:
    """The number of spaces that a line starts with."""
    return len(line) - len(line.lstrip(" "))
