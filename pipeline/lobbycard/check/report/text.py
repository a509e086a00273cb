"""For people: each problem with its place, its line and a mark under what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import category, east_asian_width

from lobbycard.check.outcome import Outcome
from lobbycard.check.output import Display, Report, total, visible
from lobbycard.content.yaml.written import EXCERPT_LENGTH
from lobbycard.core.problems import Place, Problem, Severity

COLOURS = {Severity.ERROR: 31, Severity.WARNING: 33, Severity.INFO: 36}
BOLD, FAINT, GREEN = 1, 2, 32
WIDEST = 120
MOST_UNREAD = 3


def lines(outcome: Outcome, display: Display) -> Iterator[str]:
    """Every problem and then the summary."""
    for problem in outcome.problems:
        yield from told(problem, display)
        yield ""
    if outcome.unread:
        yield unread([visible(display.path(path)) for path in outcome.unread])
    sound = not outcome.problems and not outcome.unread
    if not display.quiet:
        yield painted(total(outcome), GREEN if sound else BOLD, display)


def unread(paths: list[str]) -> str:
    """One line for what was not read: a game.yaml that is faulty hides all the others."""
    if len(paths) == 1:
        return f"{paths[0]} was not read"
    more = f" and {len(paths) - MOST_UNREAD} more" if len(paths) > MOST_UNREAD else ""
    return f"{len(paths)} files were not read: {', '.join(paths[:MOST_UNREAD])}{more}"


def told(problem: Problem, display: Display) -> Iterator[str]:
    """One problem: place and name, message, the line with its mark, and the hint."""
    place, severity = problem.place, problem.severity
    where = painted(f"{visible(display.path(place.path))}:{place.line}:{place.column}", BOLD, display)
    name = painted(f"{problem.code} {problem.fault.name}", COLOURS[severity], display)
    yield f"{where}  {name}{'' if severity is Severity.ERROR else f' ({severity})'}"
    yield f"  {visible(problem.message)}"
    if place.excerpt.strip() and not beyond(place):
        yield from source(place, COLOURS[severity], display)
    if problem.advice:
        yield f"  = {visible(problem.advice)}"


def beyond(place: Place) -> bool:
    """Whether a place lies behind what is kept of a very long line."""
    return len(place.excerpt) == EXCERPT_LENGTH < place.column


def source(place: Place, colour: int, display: Display) -> Iterator[str]:
    """The line as it stands in the file, and the mark below it."""
    start = max(0, place.column - WIDEST // 2) if place.column > WIDEST - 20 else 0
    before = place.excerpt[start : place.column - 1]
    marked = place.token or " "
    shown = visible(place.excerpt[start : start + WIDEST])
    mark = "^" * max(1, min(width(visible(marked)), WIDEST // 2))
    gutter = f"{place.line:>5} "
    yield painted(f"{gutter}|", FAINT, display) + f" {shown}".rstrip()
    indent = " " * width(visible(before))
    yield painted(" " * len(gutter) + "|", FAINT, display) + f" {indent}{painted(mark, colour, display)}"


def width(text: str) -> int:
    """The columns that a text takes on a terminal."""
    wide = sum(east_asian_width(letter) in "WF" for letter in text)
    return len(text) + wide - sum(category(letter) == "Mn" for letter in text)


def painted(text: str, colour: int, display: Display) -> str:
    """Text in a colour, where colours are shown."""
    return f"\033[{colour}m{text}\033[0m" if display.colour else text


REPORT = Report(lines)
