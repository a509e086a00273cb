"""What the tests of commands share: a way to call them, and a small project."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from click.testing import CliRunner, Result

import lobbycard
from lobbycard.cli import main
from lobbycard.core.project import resource
from tests.check.project import project

Run = Callable[..., Result]
Play = Callable[..., Result]
FILES = {
    "content/bbb/cards/core/sfx.yaml": (
        "schema: bbb/sfx/1\nset: core\ncards:\n  - {id: riot, name: Riot, $sfx}\n  - {id: sloid, name: Solid!, $sfx}\n"
    ),
    "content/bbb/decks/core.yaml": "{schema: deck/1, id: core, game: bbb, format: core, cards: {roit: 1}}\n",
    "content/bbb/formats/core.yaml": "{schema: format/1, id: core, game: bbb}\n",
}


@pytest.fixture
def run() -> Run:
    """Call lobbycard with arguments."""

    def called(*arguments: str) -> Result:
        return CliRunner().invoke(main, list(arguments), prog_name="lobbycard")

    return called


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a small project with an error and a warning, which is also the current one."""
    project(tmp_path, FILES)
    monkeypatch.chdir(tmp_path)
    return tmp_path


ENVIRONMENT = {"PYTHONPATH": str(Path(lobbycard.__file__).parents[1]), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}


def python(code: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a line of Python that finds lobbycard."""
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=ENVIRONMENT | more)


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a project with eleven small cards to play with, which is also the current one."""
    root = copytree(Path(__file__).parents[1] / "cases" / "play" / "project", tmp_path / "room")
    (root / "content" / "bbb" / "game.yaml").write_text((resource("content") / "bbb" / "game.yaml").read_text())
    monkeypatch.chdir(root)
    return root


@pytest.fixture
def play(room: Path) -> Play:
    """Call lobbycard in that room, with lines that are typed."""

    def called(*arguments: str, typed: tuple[str, ...] = ()) -> Result:
        lines = "".join(f"{line}\n" for line in typed)
        result = CliRunner().invoke(main, list(arguments), input=lines, prog_name="lobbycard")
        assert result.exception is None or isinstance(result.exception, SystemExit), result.output
        return result

    return called
