"""A fault in somebody's content, as a value that can be collected, sorted and shown."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

TOKEN = re.compile(r"\"[^\"]*\"|'[^']*'|[^\s,:\[\]{}]+|.")
MENDS_IT = "lobbycard fmt mends this"


class Severity(StrEnum):
    """How much a problem matters: an error fails the run, a warning or an info only where that is asked for."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@dataclass(frozen=True, slots=True)
class Fault:
    """A kind of problem: its stable code and name, and the page that `lobbycard explain` prints.

    What is fixable `lobbycard fmt` mends.
    """

    code: str
    name: str
    severity: Severity
    page: str
    fixable: bool = False


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where something stands: line and column are 1-based, the column counted in code points."""

    path: str
    line: int = 1
    column: int = 1
    excerpt: str = ""

    @property
    def token(self) -> str:
        """What stands there: a quoted text, or everything up to where the next value begins."""
        found = TOKEN.match(self.excerpt, self.column - 1)
        return found[0] if found else ""


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault at one place, said so that its reader can mend it."""

    fault: Fault
    message: str
    place: Place
    hint: str = ""

    @property
    def code(self) -> str:
        """The fault's code."""
        return self.fault.code

    @property
    def severity(self) -> Severity:
        """The fault's severity."""
        return self.fault.severity

    @property
    def advice(self) -> str:
        """What to do about it: the hint, and that it can be left to `lobbycard fmt`."""
        return "; ".join(part for part in (self.hint, MENDS_IT if self.fault.fixable else "") if part)

    @property
    def sentence(self) -> str:
        """The message and what to do about it, without the place."""
        return "; ".join(part for part in (self.message, self.advice) if part)

    @property
    def order(self) -> tuple[str, int, int, str, str]:
        """The key that problems are shown by: file, line, column, then code."""
        return (self.place.path, self.place.line, self.place.column, self.fault.code, self.message)
