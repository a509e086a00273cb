"""Playing a scenario: its steps one after another, with a problem for all that isn't as it says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from lobbycard.content.documents.scenario import ScenarioDocument
from lobbycard.content.entry import Entry
from lobbycard.core.errors import ProjectError
from lobbycard.core.problems import Problem
from lobbycard.engine.errors import EndlessError, ScriptError, UnknownNameError, UnstableError
from lobbycard.engine.match import Match
from lobbycard.engine.rules import Rules
from lobbycard.engine.scenario import faults
from lobbycard.engine.scenario.mark import RuleMark
from lobbycard.engine.scenario.staged import Staged
from lobbycard.engine.scenario.step import Found, StuckError, settle, taken
from lobbycard.engine.scenario.trace import Trace

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Outcome:
    """What came of a scenario: its problems, the rules whose lines ran, and how many of its steps were taken."""

    scenario: Entry[ScenarioDocument]
    problems: tuple[Problem, ...]
    ran: frozenset[str]
    steps: int

    @property
    def proved(self) -> list[str]:
        """The rules that it says it proves, and does."""
        return [] if self.problems else [rule for rule in self.scenario.model.proves if rule in self.ran]


def run(scenario: Entry[ScenarioDocument], rules: Rules[Any, Any], marks: Iterable[RuleMark]) -> Outcome:
    """Play a scenario by a game's rules and compare; `marks` are the lines of the game that carry out rules."""
    marks = tuple(marks)
    playing = _Playing(scenario, rules)
    with Trace(marks) as trace:
        problems = list(playing.problems())
    if not problems:
        problems = list(_unproved(scenario, trace.ran, {mark.rule for mark in marks}))
    return Outcome(scenario, tuple(problems), frozenset(trace.ran), playing.steps)


def _unproved(scenario: Entry[ScenarioDocument], ran: set[str], marked: set[str]) -> Iterator[Problem]:
    for at, rule in enumerate(scenario.model.proves):
        if rule not in ran:
            why = "no line that is marked with it ran" if rule in marked else "no line of the game is marked with it"
            yield Problem(faults.UNPROVED, f"{rule} isn't proved: {why}", scenario.place("proves", at))


class Rehearsal(Match[Any]):
    """A match of a scenario: a turn doesn't end by itself, even where that is all that is left to do."""

    asks_all = True


class _Playing:
    """One scenario being played."""

    def __init__(self, scenario: Entry[ScenarioDocument], rules: Rules[Any, Any]) -> None:
        self._scenario = scenario
        self._rules = rules
        self._at: Path = ("given",)
        self.steps = 0

    def problems(self) -> Iterator[Problem]:
        """All that isn't as the scenario says; after a step that can't be taken, nothing more."""
        try:
            yield from self._played()
        except StuckError as stuck:
            yield self._problem(stuck.found)
        except ScriptError as error:
            yield self._problem(Found(faults.WRONG_CHANCE, (), str(error)))
        except (EndlessError, UnstableError) as error:
            yield self._problem(Found(faults.NO_END, (), str(error)))

    def _played(self) -> Iterator[Problem]:
        match = self._match()
        settle(match)
        for at, step in enumerate(self._scenario.model.play):
            self._at = ("play", at)
            for found in taken(match, step):
                yield self._problem(found)
            self.steps += 1
        self._at = ("chance",)
        for stream, draws in match.table.chance.leftovers().items():
            left = ", ".join(map(str, draws))
            yield self._problem(Found(faults.WRONG_CHANCE, (stream,), f"stream {stream!r}: nothing drew {left}"))

    def _match(self) -> Match[Any]:
        document = self._scenario.model
        try:
            given = self._rules.position.model_validate(document.given)
            return Rehearsal(Staged(self._rules, given), document.players, script=document.chance)
        except UnknownNameError as error:
            where = next(_paths(document.given, error.name), ())
            raise StuckError(Found(faults.NO_POSITION, where, str(error))) from error
        except ProjectError as error:
            raise StuckError(Found(faults.NO_POSITION, (), str(error))) from error
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            raise StuckError(Found(faults.NO_POSITION, first["loc"], first["msg"])) from error

    def _problem(self, found: Found) -> Problem:
        return Problem(found.fault, found.message, self._scenario.place(*self._at, *found.path), found.hint)


def _paths(data: Any, text: str, path: Path = ()) -> Iterator[Path]:
    """Where a text stands in plain data."""
    if data == text:
        yield path
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, value in items:
        yield from _paths(value, text, (*path, step))
