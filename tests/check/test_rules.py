"""Each lint rule finds what its cases expect, at the place that they expect, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from lobbycard.check.catalogue import RULES, faults
from lobbycard.check.runner import check
from lobbycard.check.selection import Selection
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem, Severity
from lobbycard.core.project import shipped
from tests.check.project import BBB, edited, library

CASES = Path(__file__).parents[1] / "cases" / "lint"
FILES = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in sorted(CASES.glob("*.yaml"))}
LISTED = [pytest.param(name, case, id=f"{name}: {case['case']}") for name, cases in FILES.items() for case in cases]


@pytest.mark.parametrize(("name", "case"), LISTED)
def test_a_rule_finds_what_its_case_expects(name: str, case: dict[str, Any], tmp_path: Path) -> None:
    files, line = dict(case.get("files", {})), 0
    for path, edits in case.get("edit", {}).items():
        files[path], line = edited(edits)
    loaded = library(tmp_path, files)
    assert [problem.message for problem in loaded.problems if problem.severity is Severity.ERROR] == []
    code = name[:4].upper()
    outcome = check(loaded, Selection(select=(code,)))
    expected = [expectation(each, line) for each in case["expect"]]
    assert [told(problem, each) for problem, each in zip(outcome.problems, expected, strict=False)] == expected
    assert len(outcome.problems) == len(expected), [problem.message for problem in outcome.problems]
    assert outcome.seen[code] > 0


def expectation(expect: dict[str, str], line: int) -> dict[str, str]:
    return expect | {"at": expect["at"].replace("$line", str(line))}


def told(problem: Problem, expect: dict[str, str]) -> dict[str, str]:
    """What a problem says, as far as a case expects something of it."""
    place = problem.place
    says = expect["says"] if expect["says"] in problem.message else problem.message
    hint = {"hint": problem.hint} if "hint" in expect else {}
    return {"at": f"{place.path}:{place.line}:{place.column}", "says": says} | hint


def test_every_rule_has_a_case_that_passes_and_one_that_fails() -> None:
    assert set(FILES) == set(RULES)
    assert {name for name, cases in FILES.items() if {bool(case["expect"]) for case in cases} != {True, False}} == set()
    assert len(LISTED) >= 160


@pytest.mark.parametrize("name", list(RULES))
def test_a_rule_is_its_own_manual(name: str) -> None:
    fault = RULES[name].fault
    assert f"{fault.code.lower()}-{fault.name}" == name
    assert re.search(r"^Bad[:,]", fault.page, re.MULTILINE)
    assert re.search(r"^Good[:,]", fault.page, re.MULTILINE)


def test_every_rule_sees_something_in_the_shipped_games() -> None:
    outcome = check(Library.load(shipped(), {"bbb": BBB}))
    assert {rule.fault.code for rule in RULES.values() if not outcome.seen[rule.fault.code]} == set()
    assert outcome.unread == ()


def test_codes_and_names_are_given_once() -> None:
    names = [fault.name for fault in faults().values()]
    assert sorted(set(names)) == sorted(names)
    assert len(faults()) >= 80
