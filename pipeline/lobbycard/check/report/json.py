"""For programs: one JSON object, paths relative to the project."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from lobbycard.check.outcome import Outcome
from lobbycard.check.output import Display, Report
from lobbycard.core.problems import Problem

VERSION = 1


def lines(outcome: Outcome, display: Display) -> Iterator[str]:
    """The object, one key a line; all of it is ASCII, so that it survives every terminal."""
    problems = [as_data(problem) for problem in outcome.problems]
    yield json.dumps({"version": VERSION, "problems": problems, "summary": outcome.summary.as_data()}, indent=1)


def as_data(problem: Problem) -> dict[str, Any]:
    """A problem as plain data."""
    return {
        "code": problem.code,
        "name": problem.fault.name,
        "severity": str(problem.severity),
        "path": problem.place.path,
        "line": problem.place.line,
        "column": problem.place.column,
        "message": problem.message,
        "hint": problem.advice,
    }


REPORT = Report(lines)
