"""Every form tells the same problems, as it was read once; what is faulty is told on one line."""

from __future__ import annotations

import json

import pytest

from lobbycard.check.output import Display
from lobbycard.core.problems import Severity
from tests.check.report.sample import DISPLAY, PROBLEMS, REPORTS, outcome, told
from tests.golden_file import golden


@pytest.mark.parametrize("form", list(REPORTS))
def test_a_form_tells_problems_as_it_was_read_once(form: str) -> None:
    text = told(form, outcome())
    assert text == golden(f"report/{form}.txt", text)


@pytest.mark.parametrize("form", list(REPORTS))
def test_every_form_tells_every_problem(form: str) -> None:
    text = told(form, outcome())
    assert {problem.code for problem in PROBLEMS if problem.code not in text} == set()
    assert text.count("lobbycard fmt mends this") == 1


@pytest.mark.parametrize("form", list(REPORTS))
def test_nothing_is_told_in_a_sound_project(form: str) -> None:
    assert "C901" not in told(form, outcome([]))


@pytest.mark.parametrize("form", ["json", "gitlab", "sarif"])
def test_what_programs_read_is_one_document_in_ascii(form: str) -> None:
    text = told(form, outcome())
    assert text.isascii()
    json.loads(text)


def test_the_forms_that_a_service_reads_start_at_its_repository() -> None:
    assert {form: report.workspace for form, report in REPORTS.items() if report.workspace} == {
        "github": "GITHUB_WORKSPACE",
        "gitlab": "CI_PROJECT_DIR",
        "junit": "CI_PROJECT_DIR",
        "sarif": "GITHUB_WORKSPACE",
    }


def test_no_form_shows_colour_unless_it_is_for_people() -> None:
    colourful = {form for form in REPORTS if "\033[" in told(form, outcome(), Display(colour=True))}
    assert colourful == {"text"}


def test_the_gravest_come_first_and_keep_their_order() -> None:
    found = outcome().gravest_first
    assert [problem.severity for problem in found] == [Severity.ERROR] * 3 + [Severity.WARNING, Severity.INFO]
    assert [problem for problem in PROBLEMS if problem.severity is Severity.ERROR] == found[:3]


def test_quiet_leaves_the_summary_out() -> None:
    loud, quiet = told("text", outcome()), told("text", outcome(), Display(prefix="games", quiet=True))
    assert loud.removeprefix(quiet) == "3 errors, 1 warning and 1 info in 2 cards, 1 deck, 0 scenarios\n"
    assert told("text", outcome([]), Display(quiet=True)) == ""
    assert told("text", outcome([], unread=("a.yaml",)), DISPLAY).startswith("games/a.yaml was not read\n")
