"""A scenario that isn't as it says is told with its line and column, what was expected, and what was probably meant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from lobbycard.content.documents.scenario import ScenarioDocument
from lobbycard.content.entry import Entry
from lobbycard.content.source import SourceFile
from lobbycard.engine.errors import EndlessError
from lobbycard.engine.scenario import run as running
from lobbycard.engine.scenario.run import run
from tests.games.bbb.played import marks, rules

CASES = yaml.safe_load((Path(__file__).parents[2] / "cases" / "scenario" / "faults.yaml").read_text("utf-8"))


def scenario(text: str) -> Entry[ScenarioDocument]:
    return Entry(ScenarioDocument.model_validate(yaml.safe_load(text)), SourceFile("it.yaml", text))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["case"])
def test_a_fault_is_told(case: dict[str, Any]) -> None:
    lines = "".join(f"  - {line}\n" for line in case["play"].splitlines())
    text = (
        f"schema: scenario/1\nid: it\ngame: bbb\ntitle: It\nproves: [{case.get('proves', 'BBB-TRN-03')}]\n"
        f"players: {case.get('players', '[ray, dana]')}\n"
        f"given: {case['given']}\n"
        f"chance: {case.get('chance', '{}')}\n"
        f"play:\n{lines}"
    )
    outcome = run(scenario(text), rules(), marks())
    told = [f"{each.place.line}:{each.place.column} {each.code} {each.message}" for each in outcome.problems]
    hints = [each.hint for each in outcome.problems]
    assert (told, [hint for hint in hints if hint]) == (case["told"], case.get("hints", []))
    assert not told or outcome.proved == []


def test_play_without_end_is_told_at_its_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(match: object, step: object) -> object:
        raise EndlessError("'echo' answers 'echo' without end")

    monkeypatch.setattr(running, "taken", taken)
    text = "schema: scenario/1\nid: it\ngame: bbb\ntitle: It\nproves: [BBB-TRN-03]\nplayers: [ray, dana]\ngiven: {}\n"
    [problem] = run(scenario(f"{text}play:\n  - ray: end\n"), rules(), marks()).problems
    assert (problem.code, problem.place.line, problem.message) == ("R207", 9, "'echo' answers 'echo' without end")
