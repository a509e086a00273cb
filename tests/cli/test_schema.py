"""The schema command prints schemas, writes them as files and says whether they are fresh."""

from __future__ import annotations

import json
from pathlib import Path

from tests.check.project import GAME
from tests.cli.conftest import Run


def test_all_schemas_are_one_object(run: Run) -> None:
    data = json.loads(run("schema", "-C", "shipped").stdout)
    assert list(data) == ["version", "schemas"]
    assert {"common/deck-v1.schema.json", "bbb/sfx-v1.schema.json"} <= set(data["schemas"])


def test_a_named_schema_is_printed_alone(run: Run) -> None:
    data = json.loads(run("schema", "bbb/sfx", "-C", "shipped").stdout)
    assert data["properties"]["schema"]["const"] == "bbb/sfx/1"
    assert json.loads(run("schema", "deck", "-C", "shipped").stdout)["properties"]["schema"]["const"] == "deck/1"


def test_a_misspelt_name_is_guessed(run: Run) -> None:
    result = run("schema", "bbb/sxf", "-C", "shipped")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "there is no schema 'bbb/sxf'; did you mean 'bbb/sfx'?" in result.stderr


def test_schemas_are_written_once_and_only_where_they_changed(run: Run, folder: Path) -> None:
    assert "schemas/bbb/sfx-v1.schema.json\n" in run("schema", "--write", "schemas").stdout
    assert run("schema", "--check").exit_code == 0
    assert run("schema", "--write", "schemas").stdout == ""
    (folder / "schemas/bbb/sfx-v1.schema.json").write_text("{}\n")
    assert run("schema", "--write", "schemas").stdout == "schemas/bbb/sfx-v1.schema.json\n"


def test_stale_schemas_are_told(run: Run, folder: Path) -> None:
    run("schema", "--write", "schemas")
    frozen = folder / "schemas/bbb/character-v0.schema.json"
    frozen.write_text("{}\n")
    game = folder / "content/bbb/game.yaml"
    game.write_text(
        GAME.read_text().replace("    soul: {one: Soul}\n", "    soul: {one: Soul}\n    sold: {one: Sold}\n")
    )
    result = run("schema", "--check")
    assert result.exit_code == 1
    assert "schemas/bbb/sfx-v1.schema.json is not as the models are" in result.stdout
    assert "common/deck" not in result.stdout
    run("schema", "--write", "schemas")
    assert '"sold"' in (folder / "schemas/bbb/sfx-v1.schema.json").read_text()
    assert frozen.read_text() == "{}\n"
