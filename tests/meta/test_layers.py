"""Arrows between packages point down only, and every package has its place in the list."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from tests.meta.source import PACKAGE, ROOT

CONFIGURATION = ROOT / "pyproject.toml"
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def test_arrows_point_down() -> None:
    result = lint_imports(PACKAGE.parent)
    assert result.returncode == 0, result.stdout


def test_every_package_is_placed() -> None:
    [layers] = [contract for contract in contracts() if contract["type"] == "layers"]
    placed = {name.strip(" ()") for row in layers["layers"] for name in row.split("|")}
    packages = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    assert layers["exhaustive"] is True
    assert packages - placed == set()


def test_every_page_is_kept_from_the_rules() -> None:
    [pages] = [contract for contract in contracts() if contract["id"] == "pages"]
    makers = {f"lobbycard.{name}" for name in ("render", "site") if (PACKAGE / name / "__init__.py").is_file()}
    assert set(pages["source_modules"]) == makers


@pytest.mark.parametrize(
    ("module", "line", "broken"),
    [
        ("content/card.py", "import lobbycard.games", "arrows point down, and siblings do not meet BROKEN"),
        ("render/__init__.py", "import lobbycard.check", "arrows point down, and siblings do not meet BROKEN"),
        (
            "render/__init__.py",
            "import lobbycard.effects",
            "a page shows what the model holds and computes nothing BROKEN",
        ),
        ("check/__init__.py", "import lobbycard.games", "games are reached through their shelf alone BROKEN"),
        ("stray/__init__.py", "", "arrows point down, and siblings do not meet BROKEN"),
    ],
)
def test_an_arrow_that_points_up_is_caught(tmp_path: Path, module: str, line: str, broken: str) -> None:
    changed = copytree(PACKAGE, tmp_path / "lobbycard") / module
    changed.parent.mkdir(exist_ok=True)
    with changed.open("a") as file:
        file.write(f"\n{line}\n")
    result = lint_imports(tmp_path)
    assert result.returncode == 1
    assert broken in result.stdout


def contracts() -> list[dict[str, Any]]:
    return list(tomllib.loads(CONFIGURATION.read_text())["tool"]["importlinter"]["contracts"])


def lint_imports(source: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LINT_IMPORTS, "--config", str(CONFIGURATION), "--no-cache", "--no-logo"]
    environment = {"PYTHONPATH": str(source), "NO_COLOR": "1", "PATH": "", "COLUMNS": "200"}
    return subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
