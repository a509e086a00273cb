"""Which scenarios are meant, and what came of playing them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import click

from lobbycard.cli.path import inside_project
from lobbycard.cli.progress import Progress
from lobbycard.content.content import Content
from lobbycard.content.documents.rules import Rule
from lobbycard.content.documents.scenario import ScenarioDocument
from lobbycard.content.entry import Entry
from lobbycard.content.library import Library
from lobbycard.core.errors import ProjectError
from lobbycard.core.ids import nearest
from lobbycard.core.problems import Problem, Severity
from lobbycard.engine.rules import Rules
from lobbycard.engine.scenario.mark import marks_of
from lobbycard.engine.scenario.run import Outcome, run


@dataclass(frozen=True)
class Choice:
    """The scenarios that are asked for: at or under some paths of the project, proving some rules, or all."""

    roots: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    def takes(self, scenario: Entry[ScenarioDocument]) -> bool:
        """Whether a scenario is among them."""
        proves = not self.rules or not set(self.rules).isdisjoint(scenario.model.proves)
        return proves and self.holds(scenario.file.path)

    def holds(self, path: str) -> bool:
        """Whether a file is at or under one of the paths."""
        return not self.roots or any(root in (".", path) or path.startswith(f"{root}/") for root in self.roots)


def chosen(paths: Iterable[str], rules: Iterable[str], library: Library) -> Choice:
    """The choice that a reader makes; a rule that no rulebook has is misuse."""
    known = [rule.id for game in library.games.values() for rule in rules_of(game)]
    wanted = tuple(rule.upper() for rule in rules)
    for rule in wanted:
        if rule not in known:
            meant = nearest(rule, known)
            raise click.UsageError(f"there is no rule {rule!r}" + (f"; did you mean {meant!r}?" if meant else ""))
    return Choice(tuple(inside_project(path, library.project) for path in paths), wanted)


def rules_of(content: Content) -> Iterator[Rule]:
    """The rules of a game's rulebook, in reading order."""
    if content.rules is not None:
        for section in content.rules.model.sections:
            yield from section.rules


def unread(choice: Choice, library: Library) -> list[Problem]:
    """What keeps scenarios from being read, so that none is left out without a word."""
    return [
        problem
        for problem in library.problems
        if problem.severity is Severity.ERROR
        and f"/{ScenarioDocument.folder}/" in problem.place.path
        and choice.holds(problem.place.path)
    ]


def outcomes(choice: Choice, library: Library, progress: Progress | None = None) -> Iterator[Outcome]:
    """What comes of the scenarios of a choice, played one after another; ProjectError when there is none."""
    wanted = [
        (content, scenario)
        for content in library.games.values()
        for scenario in content.all_of(ScenarioDocument)
        if choice.takes(scenario)
    ]
    if not wanted and not unread(choice, library):
        raise ProjectError("there is no such scenario; scenarios lie in content/<game>/scenarios")
    rules = {content.game.id: _rules(content) for content, _ in wanted}
    for at, (content, scenario) in enumerate(wanted, start=1):
        yield run(scenario, rules[content.game.id], marks_of(f"lobbycard.games.{content.game.id}"))
        if progress is not None:
            progress(at, len(wanted), scenario.model.id)


def _rules(content: Content) -> Rules[Any, Any]:
    if content.game.rules is None:
        raise ProjectError(f"{content.game.id} has no rules to play its scenarios by")
    rules: Rules[Any, Any] = content.game.rules(content)
    return rules
