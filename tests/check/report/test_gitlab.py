"""GitLab takes the report: its shape is the one that GitLab's documentation asks for."""

from __future__ import annotations

import json
from pathlib import Path

from jsonschema import Draft7Validator

from tests.check.report.sample import PROBLEMS, outcome, told

SCHEMA = json.loads((Path(__file__).parent / "gitlab.schema.json").read_text("utf-8"))


def test_the_shape_is_gitlabs() -> None:
    Draft7Validator.check_schema(SCHEMA)
    for found in (outcome(), outcome([])):
        assert [error.message for error in Draft7Validator(SCHEMA).iter_errors(json.loads(told("gitlab", found)))] == []


def test_the_shape_refuses_what_gitlab_drops() -> None:
    [issue, *_] = json.loads(told("gitlab", outcome()))
    spoilt = [
        {**issue, "severity": "error"},
        {**issue, "location": {**issue["location"], "path": "./content"}},
        {**issue, "location": {**issue["location"], "lines": {"begin": 0}}},
        {key: value for key, value in issue.items() if key != "fingerprint"},
    ]
    assert [each for each in spoilt if Draft7Validator(SCHEMA).is_valid([each])] == []


def test_every_problem_is_an_issue_of_its_own() -> None:
    issues = json.loads(told("gitlab", outcome([*PROBLEMS, *PROBLEMS])))
    assert len({issue["fingerprint"] for issue in issues}) == 2 * len(PROBLEMS)
    assert not told("gitlab", outcome()).startswith("\ufeff")
