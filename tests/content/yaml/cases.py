"""The case files of YAML: a text, what is to be said about it, and where."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from lobbycard.core.problems import Problem

FOLDER = Path(__file__).parents[2] / "cases" / "yaml"


@dataclass(frozen=True)
class Case:
    """One case; `expect` holds pairs of 'line:column code' and a part of what is said."""

    name: str
    text: str
    expect: tuple[tuple[str, str], ...]
    data: Any
    has_data: bool

    def __str__(self) -> str:
        return self.name


def cases_of(path: Path) -> list[Case]:
    """The cases of one file, read by another reader than the one under test."""
    return [
        Case(
            f"{path.stem}: {case['case']}",
            case["text"].replace("→", "\t"),
            tuple((each["at"], each.get("says", "")) for each in case["expect"]),
            case.get("data"),
            "data" in case,
        )
        for case in yaml.safe_load(path.read_text("utf-8"))
    ]


def all_cases() -> list[Case]:
    """The cases of all files."""
    return [case for path in sorted(FOLDER.glob("*.yaml")) for case in cases_of(path)]


def told(problem: Problem) -> tuple[str, str]:
    """A problem as a case expects it, with all that is said."""
    return (
        f"{problem.place.line}:{problem.place.column} {problem.code}",
        "; ".join(part for part in (problem.message, problem.hint) if part),
    )
