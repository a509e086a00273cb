"""A shell completes commands, options and names, quickly and without loading what a command would use."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.check.project import project
from tests.git_repository import GitRepository
from tests.meta.source import PIPELINE

SHELLS = ["bash", "zsh", "fish"]
SHIM = (
    f'#!/bin/sh\nPYTHONPATH="{PIPELINE}" exec "{sys.executable}" -c '
    '"import sys; sys.argv[0] = \'lobbycard\'; from lobbycard.cli import main; main()" "$@"\n'
)


@pytest.fixture
def bin_folder(tmp_path: Path) -> Path:
    """A folder with the command `lobbycard`."""
    shim = tmp_path / "bin" / "lobbycard"
    shim.parent.mkdir()
    shim.write_text(SHIM)
    shim.chmod(0o755)
    return shim.parent


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project in a repository with a tag."""
    kept = GitRepository(tmp_path / "project")
    project(kept.folder, {})
    kept.commit({}, "v0.1.0")
    return kept.folder


def run(bin_folder: Path, folder: Path, *command: str, **variables: str) -> str:
    environment = {"PATH": f"{bin_folder}{os.pathsep}/usr/bin:/bin", "HOME": str(bin_folder), "LC_ALL": "C.UTF-8"}
    result = subprocess.run(
        command, cwd=folder, env=environment | variables, capture_output=True, text=True, check=False
    )
    assert result.stderr == ""
    return result.stdout


def completed(shell: str, words: str, bin_folder: Path, folder: Path) -> str:
    """What the command tells a shell for a line that ends where the cursor stands."""
    parts = words.split(" ")
    cursor = parts[-1] if shell == "fish" else str(len(parts) - 1)
    told = {"COMP_WORDS": words, "COMP_CWORD": cursor}
    return run(bin_folder, folder, "lobbycard", _LOBBYCARD_COMPLETE=f"{shell}_complete", **told)


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_gets_its_script(shell: str, bin_folder: Path, tmp_path: Path) -> None:
    script = run(bin_folder, tmp_path, "lobbycard", _LOBBYCARD_COMPLETE=f"{shell}_source")
    assert f"_LOBBYCARD_COMPLETE={shell}_complete" in script
    (tmp_path / "script").write_text(script)
    if shell == "bash" or shutil.which(shell):
        run(bin_folder, tmp_path, shell, "-n", "script")


@pytest.mark.parametrize(
    ("shell", "told"),
    [
        ("bash", "plain,migrate\n"),
        ("zsh", "plain\nmigrate\nRewrite files of older versions as today's, comments kept.\n"),
        ("fish", "plain,migrate\tRewrite files of older versions as today's, comments kept.\n"),
    ],
)
def test_every_shell_is_told_in_its_own_form(shell: str, told: str, bin_folder: Path, tmp_path: Path) -> None:
    assert completed(shell, "lobbycard mig", bin_folder, tmp_path) == told


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("lobbycard f", ["plain,fmt"]),
        ("lobbycard nothing", []),
        ("lobbycard --v", ["plain,--version"]),
        ("lobbycard fmt --c", ["plain,--check"]),
        ("lobbycard validate --format s", ["plain,sarif"]),
        ("lobbycard diff --format m", ["plain,markdown"]),
        ("lobbycard validate cont", ["file,cont"]),
        ("lobbycard fmt cont", ["file,cont"]),
        ("lobbycard -C ", ["file,"]),
        ("lobbycard print ", ["plain,bbb"]),
        ("lobbycard diff v", ["plain,v0.1.0"]),
        ("lobbycard diff v0.1.0 m", ["plain,main"]),
        ("lobbycard explain c014", ["plain,C014"]),
        ("lobbycard validate --ignore C20", [f"plain,C20{number}" for number in range(1, 9)]),
    ],
)
def test_words_are_completed_where_they_stand(words: str, offered: list[str], bin_folder: Path, root: Path) -> None:
    assert completed("bash", words, bin_folder, root).split() == offered


@pytest.mark.parametrize("words", ["lobbycard print ", "lobbycard diff "])
def test_where_there_is_no_project_nothing_is_offered_and_nothing_told(
    words: str, bin_folder: Path, tmp_path: Path
) -> None:
    assert completed("bash", words, bin_folder, tmp_path).strip() == ""


def test_bash_itself_completes(bin_folder: Path, root: Path) -> None:
    script = (
        'eval "$(_LOBBYCARD_COMPLETE=bash_source lobbycard)"\n'
        "COMP_WORDS=(lobbycard validate --fo) COMP_CWORD=2 COMPREPLY=()\n"
        '_lobbycard_completion lobbycard; echo "${COMPREPLY[@]}"\n'
    )
    assert run(bin_folder, root, "bash", "-c", script) == "--format\n"


@pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not on this machine")
def test_fish_itself_completes(bin_folder: Path, root: Path) -> None:
    script = "_LOBBYCARD_COMPLETE=fish_source lobbycard | source; complete -C 'lobbycard validate --fo'"
    assert run(bin_folder, root, "fish", "-c", script) == "--format\tHow it is told.\n"
