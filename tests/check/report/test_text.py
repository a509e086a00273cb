"""The mark stands under what is wrong, however the line is written, and a long line is cut round it."""

from __future__ import annotations

import pytest

from lobbycard.check.output import Display
from lobbycard.check.report.text import WIDEST, width
from lobbycard.core.problems import Place, Problem
from tests.check.report.sample import WRONG, outcome, told


def drawn(line: str, wrong: str) -> tuple[str, str]:
    """The line and the mark below it, as they are shown, without the margin."""
    place = Place("a.yaml", 7, line.index(wrong) + 1, line)
    shown = told("text", outcome([Problem(WRONG, "no", place)]), Display()).splitlines()
    assert shown[2].startswith("    7 |")
    assert shown[3].startswith("      |")
    return shown[2][8:], shown[3][8:]


@pytest.mark.parametrize(
    ("line", "wrong", "marked"),
    [
        ("traits: [soull, male]", "soull", "^^^^^"),
        ('name: "Frey Hospitality "', '"Frey', "^" * 19),
        ("cards: {roit: 2}", "roit", "^^^^"),
        ("cards: {}", "{", "^"),
        ("名前: soull", "soull", "^^^^^"),
        ("\tds: 3", "ds", "^^"),
        ("Cafe\u0301: soull", "soull", "^^^^^"),
        ("ds:", ":", "^"),
    ],
)
def test_the_mark_is_under_what_is_wrong(line: str, wrong: str, marked: str) -> None:
    shown, mark = drawn(line, wrong)
    assert mark.strip() == marked
    assert width(shown[: shown.index(wrong)]) == len(mark) - len(marked)


def test_a_long_line_is_cut_round_what_is_wrong() -> None:
    shown, mark = drawn("x " * 200 + "soull " + "y " * 200, "soull")
    assert len(shown) <= WIDEST
    assert shown[mark.index("^") :].startswith("soull")


def test_a_place_beyond_the_line_is_shown_at_its_end() -> None:
    place = Place("a.yaml", 1, 9, "ds: 3")
    assert told("text", outcome([Problem(WRONG, "no", place)]), Display()).splitlines()[3].strip("| ") == "^"


def test_a_place_behind_what_is_kept_of_a_line_shows_no_line() -> None:
    problem = Problem(WRONG, "wrong", Place("a.yaml", 1, 700, "x" * 500), "put it right")
    shown = told("text", outcome([problem]))
    assert ("700" in shown, "xxx" in shown, "^" in shown, "put it right" in shown) == (True, False, False, True)
