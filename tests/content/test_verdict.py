"""What is wrong with the data of a file is told as its cases expect: the place, the value, and what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from lobbycard.content.faults import FAULTS
from lobbycard.content.verdict import MOST_OF_A_TYPE
from lobbycard.core.problems import Problem
from tests.check.project import library

CASES = Path(__file__).parents[1] / "cases" / "schema"
FILES = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in sorted(CASES.glob("*.yaml"))}
LISTED = [pytest.param(name, case, id=f"{name}: {case['case']}") for name, cases in FILES.items() for case in cases]


@pytest.mark.parametrize(("name", "case"), LISTED)
def test_a_faulty_file_is_told_as_its_case_expects(name: str, case: dict[str, Any], tmp_path: Path) -> None:
    path = f"content/bbb/{case['file']}"
    found = [problem for problem in library(tmp_path, {path: case["text"]}).problems if not problem.fault.fixable]
    problems = sorted(found, key=lambda problem: problem.order)
    assert [problem.place.path for problem in problems] == [path] * len(problems)
    expected = [{"hint": "", **expect} for expect in case["expect"]]
    assert [told(*pair) for pair in zip(problems, expected, strict=False)] == expected
    assert len(problems) == len(expected), [problem.message for problem in problems]
    assert name.partition("-")[0].upper() in {problem.code for problem in problems}


def test_a_file_that_is_wrong_in_every_line_is_told_of_in_part(tmp_path: Path) -> None:
    text = "schema: bbb/sfx/1\nset: core\ncards:\n" + "  - riot\n" * (MOST_OF_A_TYPE + 50)
    problems = library(tmp_path, {"content/bbb/cards/core/sfx.yaml": text}).problems
    assert [problem.place.line for problem in problems] == list(range(4, 4 + MOST_OF_A_TYPE))
    assert (
        problems[-1].message == f"cards[{MOST_OF_A_TYPE - 1}]: 'riot' can't stand here (and 50 more faults in the file)"
    )


def test_a_hint_never_grows_with_the_value(tmp_path: Path) -> None:
    text = f'schema: bbb/sfx/1\nset: core\ncards: "{"riot," * 5000}"\n'
    [problem] = library(tmp_path, {"content/bbb/cards/core/sfx.yaml": text}).problems
    assert problem.hint == "expected a list"


def test_a_value_that_could_not_be_read_for_certain_is_told_of_once(tmp_path: Path) -> None:
    text = "schema: bbb/creature/1\nset: core\ncards:\n  - {id: imp, name: Imp, as: 99999999999999999999, $lent}\n"
    assert [problem.code for problem in library(tmp_path, {"content/bbb/cards/core/creature.yaml": text}).problems] == [
        "C029"
    ]


def told(problem: Problem, expect: dict[str, str]) -> dict[str, str]:
    """What a problem says; of its hint the beginning, where a case shows no more."""
    shown = {"at": f"{problem.place.line}:{problem.place.column}", "code": problem.code, "says": problem.message}
    cut = bool(expect["hint"]) and problem.hint.startswith(expect["hint"])
    return {"hint": expect["hint"] if cut else problem.hint, **shown}


def test_every_fault_of_loading_has_a_case() -> None:
    assert set(FILES) == {f"{fault.code.lower()}-{fault.name}" for fault in FAULTS if not fault.fixable}
    assert len(LISTED) >= 110
