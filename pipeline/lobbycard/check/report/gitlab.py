"""For GitLab: a code quality report, which a merge request shows beside the lines that it changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from lobbycard.check.fingerprint import fingerprints
from lobbycard.check.outcome import Outcome
from lobbycard.check.output import Display, Report
from lobbycard.core.problems import Problem, Severity

SEVERITIES = {Severity.ERROR: "major", Severity.WARNING: "minor", Severity.INFO: "info"}


def lines(outcome: Outcome, display: Display) -> Iterator[str]:
    """The one list that GitLab reads; all of it is ASCII."""
    known = zip(outcome.problems, fingerprints(outcome.problems), strict=True)
    yield json.dumps([issue(problem, fingerprint, display) for problem, fingerprint in known], indent=1)


def issue(problem: Problem, fingerprint: str, display: Display) -> dict[str, Any]:
    """A problem as an issue; of two with one fingerprint GitLab would drop the second."""
    return {
        "description": problem.sentence,
        "check_name": f"{problem.code} {problem.fault.name}",
        "fingerprint": fingerprint,
        "severity": SEVERITIES[problem.severity],
        "location": {"path": display.path(problem.place.path), "lines": {"begin": problem.place.line}},
    }


REPORT = Report(lines, workspace="CI_PROJECT_DIR")
