"""The rules command lists a game's rules, and what proves each of them."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run
from tests.cli.test_scenario import GOOD


def test_every_rule_of_the_shipped_game_is_proved(run: Run) -> None:
    result = run("-C", "shipped", "rules", "bbb", "--coverage", "--format", "json")
    found = json.loads(result.stdout)
    assert result.exit_code == 0
    assert found["version"] == 1
    assert [row["id"] for row in found["rules"] if not row["scenarios"] + row["tests"]] == []
    [tie] = [row for row in found["rules"] if row["id"] == "BBB-ATK-02"]
    assert tie["source"] == "seed"
    assert "rays-attack" in tie["scenarios"]


def test_what_nothing_proves_is_shown(run: Run, folder: Path) -> None:
    text = "schema: rules/1\ngame: bbb\nsections:\n  - id: turn\n    title: Your turn\n    rules:\n"
    for rule in ("BBB-TRN-08", "BBB-TRT-03", "BBB-OBJ-01"):
        text += f"      - {{id: {rule}, text: Do it., source: ruling, ruling: Twice.}}\n"
    (folder / "content/bbb/rules.yaml").write_text(text)
    (folder / "content/bbb/scenarios").mkdir()
    (folder / "content/bbb/scenarios/good.yaml").write_text(GOOD)
    (folder / "tests").mkdir()
    (folder / "tests/test_it.py").write_text('@pytest.mark.proves("BBB-OBJ-01")\ndef test_it(): pass\n')
    result = run("rules", "bbb", "--coverage")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "Your turn",
        "  BBB-TRN-08  ruling  good",
        "  BBB-TRT-03  ruling  NOTHING PROVES IT",
        "  BBB-OBJ-01  ruling  tests/test_it.py",
        "3 rules, 1 of them unproved",
    ]


def test_the_rulebook_is_listed(run: Run) -> None:
    lines = run("-C", "shipped", "rules", "bbb").stdout.splitlines()
    assert "The cards" in lines
    assert any(line.startswith("  BBB-ATK-02  The attack succeeds") for line in lines)
    listed = json.loads(run("-C", "shipped", "rules", "bbb", "--format", "json").stdout)
    assert len(listed["rules"]) == len([line for line in lines if line.startswith("  BBB-")])


def test_a_game_without_rules_is_one_line(run: Run, folder: Path) -> None:
    result = run("rules", "bbb")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "bbb has no rules that can be read" in result.stderr
