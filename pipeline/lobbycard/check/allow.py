"""Comments that silence faults: `# lobbycard: allow C203` holds for the line that it stands on."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from lobbycard.check.selection import Selection
from lobbycard.content.source import SourceFile
from lobbycard.core.problems import Fault, Problem, Severity

PHRASE = "lobbycard: allow"
COMMENT = re.compile(r"(?:^|\s)#\s*lobbycard: allow((?:[ ,]+[A-Z]\d{3})+)")
CODE = re.compile(r"[A-Z]\d{3}")

USELESS_ALLOW = Fault(
    "C110",
    "useless-allow",
    Severity.WARNING,
    """A comment allows a fault that is not there.

It was mended, the comment stands on another line than the fault, or the code is misspelt. Left where it is, the
comment would hide the fault if it came back.

Bad:

    - id: riot # lobbycard: allow C203

Good:

    - id: riot
""",
)


@dataclass
class Allowances:
    """The codes that comments allow, by file and line, and which of them silenced something."""

    files: Iterable[SourceFile]
    used: set[tuple[str, int, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._allowed: dict[tuple[str, int], dict[str, int]] = defaultdict(dict)
        self._files = {file.path: file for file in self.files if PHRASE in file.text}
        for path, file in self._files.items():
            for number, line in enumerate(file.lines, 1):
                for comment in COMMENT.finditer(line):
                    for code in CODE.finditer(comment[1]):
                        self._allowed[path, number].setdefault(code[0], comment.start(1) + code.start() + 1)

    def left(self, problems: Iterable[Problem]) -> Iterator[Problem]:
        """The problems that no comment silences."""
        for problem in problems:
            path, line = problem.place.path, problem.place.line
            if problem.code in self._allowed.get((path, line), {}):
                self.used.add((path, line, problem.code))
            else:
                yield problem

    def useless(self, known: Iterable[Fault], selection: Selection) -> Iterator[Problem]:
        """A problem for each code that silenced nothing; what was not looked for is not held against it."""
        faults = {fault.code: fault for fault in known}
        for (path, line), codes in self._allowed.items():
            for code, column in codes.items():
                if (path, line, code) in self.used or (code in faults and not selection.takes(faults[code])):
                    continue
                told = f"nothing here is {code}" if code in faults else f"there is no fault {code}"
                place = self._files[path].place_of_line(line, column)
                yield Problem(USELESS_ALLOW, told, place, "take it out of the comment")
