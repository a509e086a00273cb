"""For GitHub Actions: the gravest problems as annotations, as many as GitHub shows, and the rest in the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lobbycard.check.outcome import Outcome
from lobbycard.check.output import Display, Report, counted, total, visible
from lobbycard.core.problems import Problem, Severity

LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}
# GitHub shows ten annotations of a level for each step; the summary is a notice too.
LIMITS = {"error": 10, "warning": 10, "notice": 9}


def lines(outcome: Outcome, display: Display) -> Iterator[str]:
    """Annotations up to the limit of their level, plain lines for what is over it, and the summary."""
    shown: Counter[str] = Counter()
    for problem in outcome.gravest_first:
        level = LEVELS[problem.severity]
        shown[level] += 1
        told = sentence(problem, display)
        yield annotation(level, problem, display) if shown[level] <= LIMITS[level] else unmarked(told)
    over = sum(max(0, shown[level] - limit) for level, limit in LIMITS.items())
    more = f"; {counted(over, 'problem')} more in the log" if over else ""
    yield f"::notice title=lobbycard::{escaped(total(outcome) + more)}"


def annotation(level: str, problem: Problem, display: Display) -> str:
    """One workflow command."""
    place = problem.place
    title = f"lobbycard {problem.code} ({problem.fault.name})"
    properties = {"title": title, "file": display.path(place.path), "line": place.line, "col": place.column}
    told = ",".join(f"{key}={property_escaped(str(value))}" for key, value in properties.items())
    return f"::{level} {told}::{escaped(sentence(problem, display))}"


def sentence(problem: Problem, display: Display) -> str:
    """The problem in one line, with its place, so that the plain log can be read too."""
    place = problem.place
    return f"{display.path(place.path)}:{place.line}:{place.column}: {problem.code} {visible(problem.sentence)}"


def escaped(text: str) -> str:
    """Text as the message of a command."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def property_escaped(text: str) -> str:
    """Text as a property of a command."""
    return escaped(text).replace(":", "%3A").replace(",", "%2C")


def unmarked(text: str) -> str:
    """Text on one line of the log that can't be taken for a command."""
    return escaped(text).replace("::", ": :")


REPORT = Report(lines, workspace="GITHUB_WORKSPACE")
