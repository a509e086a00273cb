"""Code scanning takes the log: its schema and its tool find nothing wrong, and GitHub's limits are kept."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from jsonschema import Draft7Validator

from lobbycard.check.catalogue import faults
from lobbycard.check.outcome import Outcome
from lobbycard.check.report.sarif import MOST_RESULTS, rule
from lobbycard.core.problems import Place, Problem
from tests.check.report.sample import LOOSE, PROBLEMS, WRONG, outcome, told

PACKAGE = Path(__file__).parent / "node_modules" / "@microsoft" / "sarif-multitool-linux"
TOOL = PACKAGE / "Sarif.Multitool"
LARGEST_ZIPPED = 10_000_000
LONGEST = 1024

needs_tool = pytest.mark.skipif(
    not TOOL.exists() and "CI" not in os.environ, reason="the SARIF tool is not installed; ./dev test installs it"
)


def log(found: Outcome) -> dict[str, Any]:
    """The one run of the log of an outcome."""
    document = json.loads(told("sarif", found))
    [run] = document["runs"]
    return dict(run)


@needs_tool
@pytest.mark.parametrize("found", [outcome(), outcome([]), outcome(unread=("content/bbb/a.yaml",))])
def test_the_schema_finds_nothing_wrong(found: Outcome) -> None:
    schema = json.loads((PACKAGE / "sarif-2.1.0.json").read_text("utf-8-sig"))
    assert [error.message for error in Draft7Validator(schema).iter_errors(json.loads(told("sarif", found)))] == []


@needs_tool
def test_the_tool_finds_nothing_wrong_but_that_the_project_has_no_home_yet(tmp_path: Path) -> None:
    assert judged(told("sarif", outcome(unread=("content/bbb/a.yaml",))), tmp_path) == {"SARIF2005"}


@needs_tool
@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('"startLine": 2', '"startLine": 0', "SARIF1007"),
        ('"ruleIndex": 0', '"ruleIndex": 7', "SARIF1009"),
        ('"uri": "games/content', '"uri": "games\\\\content', "SARIF1002"),
    ],
)
def test_the_tool_finds_what_is_wrong(old: str, new: str, found: str, tmp_path: Path) -> None:
    text = told("sarif", outcome())
    assert old in text
    assert found in judged(text.replace(old, new), tmp_path)


def test_a_region_is_what_is_meant_counted_in_code_points() -> None:
    [first, *_] = log(outcome())["results"]
    region = first["locations"][0]["physicalLocation"]["region"]
    line = PROBLEMS[0].place.excerpt
    assert line[region["startColumn"] - 1 : region["endColumn"] - 1] == "soull"
    assert log(outcome())["columnKind"] == "unicodeCodePoints"


def test_addresses_are_relative_and_lead_to_the_file() -> None:
    found = [result["locations"][0]["physicalLocation"]["artifactLocation"] for result in log(outcome())["results"]]
    assert {unquote(each["uri"]) for each in found} == {f"games/{problem.place.path}" for problem in PROBLEMS}
    assert [each for each in found if ":" in each["uri"] or " " in each["uri"] or each["uriBaseId"] != "SRCROOT"] == []


def test_results_name_their_rules() -> None:
    run = log(outcome())
    rules = run["tool"]["driver"]["rules"]
    assert [rules[result["ruleIndex"]]["id"] for result in run["results"]] == [r["ruleId"] for r in run["results"]]


def test_braces_hold_no_place_for_an_argument() -> None:
    messages = [result["message"]["text"] for result in log(outcome())["results"]]
    assert any("{{a: 1}}" in message for message in messages)
    assert [message for message in messages if not message.endswith((".", "?"))] == []


def test_the_gravest_are_kept_when_there_are_too_many() -> None:
    loose = [Problem(LOOSE, f"number {line}", Place("a.yaml", line, 1, f"- {line}")) for line in range(MOST_RESULTS)]
    text = told("sarif", outcome([*loose, Problem(WRONG, "last", Place("z.yaml"))]))
    [run] = json.loads(text)["runs"]
    assert (len(run["results"]), run["results"][0]["ruleId"]) == (MOST_RESULTS, WRONG.code)
    notes = [note["message"]["text"] for note in run["invocations"][0]["toolExecutionNotifications"]]
    assert notes == ["1 more problems were found than a run may hold."]
    assert len(gzip.compress(text.encode())) < LARGEST_ZIPPED


@pytest.mark.parametrize("code", sorted(faults()))
def test_every_fault_is_a_rule_within_githubs_limits(code: str) -> None:
    told = rule(faults()[code])
    assert len(told["properties"]["tags"]) <= 20
    assert 0 < len(told["shortDescription"]["text"]) <= LONGEST
    assert len(told["fullDescription"]["text"]) <= LONGEST


def judged(text: str, folder: Path) -> set[str]:
    """The rules of the tool that a log breaks, notes aside: those ask for what code scanning doesn't use."""
    given, verdict = folder / "given.sarif", folder / "verdict.sarif"
    given.write_text(text)
    TOOL.chmod(0o755)  # npm ran no script of the package
    options = ["--rule-kind", "Sarif;Ghas", "--level", "Error;Warning", "--output"]
    command: list[str | Path] = [TOOL, "validate", given, *options, verdict]
    environment = {"DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1", "HOME": str(folder)}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert verdict.exists(), result.stdout + result.stderr
    [run] = json.loads(verdict.read_text("utf-8-sig"))["runs"]
    return {result["ruleId"] for result in run.get("results", [])}
