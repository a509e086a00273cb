"""Programs get what the contract of formats says: these keys and no others."""

from __future__ import annotations

import json

from lobbycard.check.output import Display
from tests.check.report.sample import PROBLEMS, outcome, told


def test_the_keys_are_those_of_the_contract() -> None:
    data = json.loads(told("json", outcome()))
    assert list(data) == ["version", "problems", "summary"]
    assert data["version"] == 1
    assert {tuple(problem) for problem in data["problems"]} == {
        ("code", "name", "severity", "path", "line", "column", "message", "hint")
    }
    assert data["summary"] == {"cards": 2, "decks": 1, "scenarios": 0, "errors": 3, "warnings": 1, "infos": 1}


def test_paths_are_those_of_the_project_wherever_the_reader_is() -> None:
    data = json.loads(told("json", outcome(), Display(prefix="games")))
    assert [problem["path"] for problem in data["problems"]] == [problem.place.path for problem in PROBLEMS]
    assert data["problems"][3]["message"] == PROBLEMS[3].message
