"""The scenario command plays worked examples and tells where one isn't as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from lobbycard.core.project import resource
from tests.cli.conftest import Run
from tests.golden_file import golden

GOOD = """\
schema: scenario/1
id: good
game: bbb
title: A riot comes to nothing
proves: [BBB-TRN-08]
players: [ray, dana]
given: {players: {ray: {hand: [riot]}}}
play:
  - ray: [end, discard riot]
  - expect: {active: dana}
"""
BAD = GOOD.replace("id: good", "id: bad").replace("active: dana", "active: ray").replace("TRN-08", "TRT-03")


@pytest.fixture
def played(folder: Path) -> Path:
    """The small project with a good scenario and one that is wrong twice."""
    (folder / "content/bbb/rules.yaml").write_text((resource("content") / "bbb" / "rules.yaml").read_text("utf-8"))
    scenarios = folder / "content/bbb/scenarios"
    scenarios.mkdir()
    (scenarios / "good.yaml").write_text(GOOD)
    (scenarios / "bad.yaml").write_text(BAD)
    return folder


def test_the_shipped_examples_are_as_they_say(run: Run) -> None:
    result = run("-C", "shipped", "scenario")
    assert result.exit_code == 0
    assert result.stdout.startswith("no problems in ")


def test_a_failed_expectation_is_told_with_its_line(run: Run, played: Path) -> None:
    result = run("scenario")
    assert result.stdout == golden("scenario/bad.txt", result.stdout)
    assert result.exit_code == 1


@pytest.mark.parametrize(
    ("arguments", "told", "exit_code"),
    [
        (("--rule", "bbb-trn-08"), "no problems in 1 scenario, 2 steps\n", 0),
        (("content/bbb/scenarios/good.yaml",), "no problems in 1 scenario, 2 steps\n", 0),
        (("--game", "bbb", "content/bbb/scenarios/good.yaml", "--quiet"), "", 0),
        (("content/bbb/scenarios", "--rule", "BBB-TRT-03", "--quiet"), None, 1),
    ],
)
def test_some_of_them_can_be_asked_for(
    arguments: tuple[str, ...], told: str | None, exit_code: int, run: Run, played: Path
) -> None:
    result = run("scenario", *arguments)
    assert result.exit_code == exit_code
    assert told is None or result.stdout == told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--rule", "BBB-TRN-080"), "there is no rule 'BBB-TRN-080'; did you mean 'BBB-TRN-08'?"),
        (("--game", "bbbb"), "did you mean 'bbb'?"),
        (("nowhere.yaml",), "nowhere.yaml: no such file or folder"),
        (("content/bbb/decks",), "there is no such scenario; scenarios lie in content/<game>/scenarios"),
    ],
)
def test_what_is_not_there_is_one_line(arguments: tuple[str, ...], told: str, run: Run, played: Path) -> None:
    result = run("scenario", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr


def test_one_that_cannot_be_read_is_told_and_not_left_out(run: Run, played: Path) -> None:
    (played / "content/bbb/scenarios/bad.yaml").write_text(BAD.replace("title:", "titel:"))
    result = run("scenario")
    assert result.exit_code == 1
    assert "'titel' is not a key here" in result.stdout
    assert "1 problem in 1 scenario" in result.stdout
