"""What the README shows is what happens: its commands are run and their outputs compared."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree

import pytest

from tests.meta.source import PIPELINE, ROOT

README = ROOT / "README.md"
FENCE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COUNT = re.compile(r"\d+\\ (card|deck|scenario)s?")
STEP = re.compile(r"^\$ (.*\n(?:^>.*\n)*)((?:^(?!\$ ).*\n)*)", re.MULTILINE)
SHIM = f'#!/bin/sh\nPYTHONPATH="{PIPELINE}" exec "{sys.executable}" -c "from lobbycard.cli import main; main()" "$@"\n'


@dataclass(frozen=True)
class Step:
    """A command of the tour and the output that is shown below it."""

    command: str
    shown: str


def steps() -> list[Step]:
    """The commands of all console blocks, in order."""
    found = STEP.findall("".join(FENCE.findall(README.read_text())))
    return [Step(re.sub(r"^> ?", "", command, flags=re.MULTILINE), shown) for command, shown in found]


def test_the_tour_shows_what_happens(tmp_path: Path) -> None:
    copytree(ROOT / "content", tmp_path / "content")
    tour = steps()
    environment = machine(tmp_path / "bin")
    for step in tour:
        result = shell(step.command, tmp_path, environment)
        assert matches(step.shown, result), f"$ {step.command}\n{result}\nis not what the README shows:\n{step.shown}"
    assert len(tour) >= 8


def test_the_two_commands_for_a_fresh_machine_exist() -> None:
    readme = README.read_text()
    verbs = set(re.findall(r"\./dev (\w+)", readme))
    assert {"print", "test"} <= verbs
    helped = subprocess.run(["./dev", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {verb for verb in verbs if f"./dev {verb}" not in helped} == set()


def test_every_path_that_a_guide_links_exists() -> None:
    for guide in (README, ROOT / "CONTRIBUTING.md"):
        links = re.findall(r"\]\((?!https?:|#)([^)#]+)", guide.read_text())
        assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize(
    ("shown", "output", "expected"),
    [
        ("one\n", "one\n", True),
        ("one\n", "two\n", False),
        ("a ... c\n", "a b c\n", True),
        ("a\n...\nd\n", "a\nb\nc\nd\n", True),
        ("", "anything\n", True),
        ("1 error in 40 cards, 1 deck\n", "1 error in 110 cards, 2 decks\n", True),
        ("1 error in 40 cards, 1 deck\n", "2 errors in 40 cards, 1 deck\n", False),
    ],
)
def test_dots_stand_for_anything(shown: str, output: str, expected: bool) -> None:
    assert matches(shown, output) == expected


def matches(shown: str, output: str) -> bool:
    """Whether an output is as shown, where `...` stands for anything and there may be more cards by now."""
    pattern = COUNT.sub(r"\\d+\\ \1s?", re.escape(shown.strip()).replace(r"\.\.\.", ".*"))
    return not pattern or re.fullmatch(pattern, output.strip(), re.DOTALL) is not None


def machine(folder: Path) -> dict[str, str]:
    """The environment of a shell that finds `lobbycard`."""
    folder.mkdir()
    shim = folder / "lobbycard"
    shim.write_text(SHIM)
    shim.chmod(0o755)
    return {"PATH": f"{folder}{os.pathsep}/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(folder)}


def shell(command: str, folder: Path, environment: dict[str, str]) -> str:
    """Run a line of the tour and give all that it prints."""
    result = subprocess.run(
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    return result.stdout + result.stderr
