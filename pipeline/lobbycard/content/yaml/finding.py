"""The problems found in one file: each kind is told some times and then counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lobbycard.content.yaml.limit import LONGEST_MESSAGE, MOST_OF_A_KIND
from lobbycard.content.yaml.written import Written
from lobbycard.core.problems import Fault, Problem


class Findings:
    """What is wrong with one file."""

    def __init__(self, file: Written) -> None:
        self._file = file
        self._problems: list[Problem] = []
        self._counts: Counter[str] = Counter()

    def add(self, fault: Fault, line: int, column: int, message: str, hint: str = "") -> None:
        """Note a problem at a line and column, both from 1."""
        self._counts[fault.code] += 1
        if self._counts[fault.code] <= MOST_OF_A_KIND:
            place = self._file.place_of_line(line, column)
            self._problems.append(Problem(fault, _on_one_line(message), place, _on_one_line(hint)))

    def add_all(self, other: Findings) -> None:
        """Note what was found in another reading of the same file."""
        self._problems += other._problems
        self._counts += other._counts

    def sorted(self) -> list[Problem]:
        """The problems in the order of the file; the last of a kind tells how many more there are."""
        return sorted(self._closed(), key=lambda problem: problem.order)

    def _closed(self) -> Iterator[Problem]:
        told: Counter[str] = Counter()
        for problem in self._problems:
            told[problem.code] += 1
            left = self._counts[problem.code] - MOST_OF_A_KIND
            if told[problem.code] < MOST_OF_A_KIND or left <= 0:
                yield problem
            elif told[problem.code] == MOST_OF_A_KIND:
                more = f"{problem.message} (and {left:,} more of this kind in the file)"
                yield Problem(problem.fault, more, problem.place, problem.hint)


def _on_one_line(text: str) -> str:
    short = text if len(text) <= LONGEST_MESSAGE else f"{text[:LONGEST_MESSAGE]}..."
    return short.replace("\n", " ")
