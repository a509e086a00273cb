"""What proves each rule of a game: the scenarios that run its code, and the tests that name it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill
from typing import Any

from lobbycard.check.output import counted
from lobbycard.cli.examples import Choice, outcomes
from lobbycard.content.content import Content
from lobbycard.content.documents.rules import Rule
from lobbycard.content.library import Library
from lobbycard.core.project import Project

WIDTH = 100
MARKER = re.compile(r"mark\.proves\(([^)]*)\)")
RULE_ID = re.compile(r"[\"']([A-Z]{3}-[A-Z]{3}-\d\d)[\"']")


@dataclass(frozen=True)
class Proof:
    """A rule with its section, the scenarios that prove it and the tests that say so."""

    section: str
    rule: Rule
    scenarios: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Whether anything proves it."""
        return bool(self.scenarios or self.tests)


def proofs(content: Content, library: Library) -> list[Proof]:
    """What proves each rule of a game, in the order of its rulebook; every scenario is played for it."""
    proved = [(each.scenario.model.id, each.proved) for each in outcomes(Choice(), library)]
    tests = list(marked_tests(library.project))
    sections = content.rules.model.sections if content.rules is not None else []
    return [
        Proof(
            section.title,
            rule,
            tuple(name for name, rules in proved if rule.id in rules),
            tuple(path for path, rules in tests if rule.id in rules),
        )
        for section in sections
        for rule in section.rules
    ]


def marked_tests(project: Project) -> Iterator[tuple[str, set[str]]]:
    """The files of the project's tests that say which rules they prove, as the texts say it."""
    for path in sorted((project.root / "tests").rglob("test_*.py")):
        found = _ids(path)
        if found:
            yield path.relative_to(project.root).as_posix(), found


def _ids(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8", errors="replace")
    return {rule for marker in MARKER.findall(text) for rule in RULE_ID.findall(marker)}


def lines(found: Iterable[Proof]) -> Iterator[str]:
    """The table for people, by section; what nothing proves says so."""
    found = list(found)
    section = ""
    for proof in found:
        if proof.section != section:
            section = proof.section
            yield section
        by = ", ".join([*proof.scenarios, *proof.tests]) or "NOTHING PROVES IT"
        head = f"  {proof.rule.id}  {proof.rule.source:<6}  "
        yield fill(by, WIDTH, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False)
    without = sum(not proof.holds for proof in found)
    yield f"{counted(len(found), 'rule')}, {without or 'none'} of them unproved"


def data(found: Iterable[Proof]) -> dict[str, Any]:
    """The table for programs."""
    return {
        "rules": [
            {
                "id": proof.rule.id,
                "section": proof.section,
                "source": proof.rule.source,
                "scenarios": list(proof.scenarios),
                "tests": list(proof.tests),
            }
            for proof in found
        ]
    }
