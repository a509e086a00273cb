"""What checking found, and how much it looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass

from lobbycard.core.problems import Problem, Severity


@dataclass(frozen=True, slots=True)
class Summary:
    """What was looked at, and how many problems were found."""

    cards: int
    decks: int
    scenarios: int
    errors: int = 0
    warnings: int = 0
    infos: int = 0

    def counting(self, problems: Iterable[Problem]) -> Summary:
        """The same with other problems counted."""
        found = Counter(problem.severity for problem in problems)
        counts = (found[Severity.ERROR], found[Severity.WARNING], found[Severity.INFO])
        return Summary(self.cards, self.decks, self.scenarios, *counts)

    def as_data(self) -> dict[str, int]:
        """The counts as plain data."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The problems in the order of their places; what each rule saw; the files found, unread and read."""

    problems: tuple[Problem, ...]
    summary: Summary
    seen: Mapping[str, int]
    unread: tuple[str, ...] = ()
    read: tuple[str, ...] = ()

    def within(self, paths: Iterable[str]) -> Outcome:
        """The problems of files at or under some paths of the project."""
        roots = tuple(paths)
        shown = tuple(problem for problem in self.problems if any(lies(problem.place.path, root) for root in roots))
        read = tuple(path for path in self.read if any(lies(path, root) for root in roots))
        return Outcome(shown, self.summary.counting(shown), self.seen, self.unread, read)

    @property
    def gravest_first(self) -> list[Problem]:
        """The problems by severity, those of one severity in the order of their places."""
        ranks = {severity: rank for rank, severity in enumerate(Severity)}
        return sorted(self.problems, key=lambda problem: ranks[problem.severity])


def lies(path: str, root: str) -> bool:
    """Whether a path is at or under another one; '.' is the whole project."""
    return root in (".", path) or path.startswith(f"{root}/")
