"""A problem is known again when lines move, and two are never taken for one."""

from __future__ import annotations

from dataclasses import replace

from lobbycard.check.fingerprint import fingerprints
from lobbycard.core.problems import Place, Problem
from tests.check.report.sample import ODD, PROBLEMS, WRONG


def moved(problem: Problem, lines: int) -> Problem:
    """The same problem after lines were put before it and the block was indented."""
    place = problem.place
    return replace(
        problem,
        message=f"{problem.message}, first at {lines}:1",
        place=Place(place.path, place.line + lines, place.column + 2, f"  {place.excerpt}"),
    )


def test_a_problem_is_known_again_wherever_its_line_moves() -> None:
    assert list(fingerprints(PROBLEMS)) == list(fingerprints([moved(problem, 7) for problem in PROBLEMS]))


def test_two_problems_never_have_one_fingerprint() -> None:
    twice = [*PROBLEMS, *PROBLEMS]
    assert len(set(fingerprints(twice))) == len(twice)


def test_a_fingerprint_knows_code_file_and_line() -> None:
    place = Place("a.yaml", 3, 1, "ds: 1")
    others = [replace(place, path="b.yaml"), replace(place, excerpt="ds: 2")]
    first = Problem(WRONG, "wrong", place)
    changed = [replace(first, fault=ODD), *(replace(first, place=other) for other in others)]
    assert len({print for problem in [first, *changed] for print in fingerprints([problem])}) == 4


def test_what_stands_elsewhere_does_not_count() -> None:
    first, *rest = PROBLEMS
    assert next(fingerprints([first])) == next(fingerprints([first, *rest]))
