"""Validating under CI: what fails the run, where paths start, and that every form agrees about both."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import Result

from lobbycard.cli.commands.validate import REPORTS, as_grave_as
from lobbycard.core.problems import Severity

Run = Callable[..., Result]
CARDS = Path("content/bbb/cards/core/sfx.yaml")
LOOSE = "schema: bbb/sfx/1 \nset: core\ncards: []\n"
ODD = "schema: bbb/sfx/1\nset: core\ncards: [] # e\u0301\n"


def left(folder: Path, text: str) -> None:
    """Leave a project whose one fault is that of a file."""
    for path in (folder / "content/bbb").glob("[df]*/*.yaml"):
        path.unlink()
    (folder / CARDS).write_text(text, "utf-8")


@pytest.mark.parametrize("form", list(REPORTS))
@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (LOOSE, {"error": 0, "warning": 0, "info": 1}),
        (ODD, {"error": 0, "warning": 1, "info": 1}),
        ("cards: [", {"error": 1, "warning": 1, "info": 1}),
    ],
    ids=["info", "warning", "error"],
)
def test_a_run_fails_as_gravely_as_it_is_told_in_every_form(
    text: str, codes: dict[str, int], form: str, folder: Path, run: Run
) -> None:
    left(folder, text)
    found = {least: run("validate", "--format", form, "--fail-on", least).exit_code for least in codes}
    assert found == codes
    assert run("validate", "--format", form).exit_code == codes["error"]


def test_as_grave_as_counts_from_the_gravest() -> None:
    assert {str(least): list(as_grave_as(least)) for least in Severity} == {
        "error": [Severity.ERROR],
        "warning": [Severity.ERROR, Severity.WARNING],
        "info": [Severity.ERROR, Severity.WARNING, Severity.INFO],
    }


def test_a_test_of_junit_fails_when_the_command_does(folder: Path, run: Run) -> None:
    left(folder, ODD)
    for least, failures in (("error", "0"), ("warning", "1")):
        told = run("validate", "--format", "junit", "--fail-on", least).stdout
        assert ElementTree.fromstring(told.partition("\n")[2]).get("failures") == failures


@pytest.mark.parametrize(("form", "variable"), [("sarif", "GITHUB_WORKSPACE"), ("gitlab", "CI_PROJECT_DIR")])
def test_paths_start_where_the_service_keeps_the_repository(
    form: str, variable: str, folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    left(folder, ODD)
    found = {}
    for workspace in ("", str(folder), str(folder.parent), str(folder / "content")):
        monkeypatch.setenv(variable, workspace)
        told = json.loads(run("validate", "--format", form).stdout)
        if form == "gitlab":
            found[workspace] = told[0]["location"]["path"]
        else:
            [result] = told["runs"][0]["results"]
            found[workspace] = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    below = f"{folder.name}/{CARDS}"
    assert list(found.values()) == [str(CARDS), str(CARDS), below, str(CARDS)]


def test_only_what_a_path_holds_is_told_and_counted(folder: Path, run: Run) -> None:
    told = ElementTree.fromstring(run("validate", "--format", "junit", str(CARDS)).stdout.partition("\n")[2])
    assert [suite.get("name") for suite in told] == [str(CARDS)]
    everything = ElementTree.fromstring(run("validate", "--format", "junit").stdout.partition("\n")[2])
    assert len(everything) == len(list(folder.rglob("*.yaml")))


def test_a_game_that_can_not_be_read_hides_no_file(folder: Path, run: Run) -> None:
    (folder / "content/bbb/game.yaml").write_text("schema: [")
    junit = ElementTree.fromstring(run("validate", "--format", "junit").stdout.partition("\n")[2])
    unread = len(list(folder.rglob("*.yaml"))) - 1
    assert junit.get("skipped") == str(unread)
    [sarif] = json.loads(run("validate", "--format", "sarif").stdout)["runs"]
    assert len(sarif["invocations"][0]["toolExecutionNotifications"]) == unread
