"""BBB's scenarios, and what came of playing them."""

from __future__ import annotations

from functools import cache

from lobbycard.content.content import Content
from lobbycard.content.documents.scenario import ScenarioDocument
from lobbycard.content.entry import Entry
from lobbycard.content.game import Game
from lobbycard.content.library import Library
from lobbycard.core.project import shipped
from lobbycard.core.shelf import shelf
from lobbycard.engine.scenario.mark import RuleMark, marks_of
from lobbycard.engine.scenario.run import Outcome, run
from lobbycard.games.bbb.play.rules import BbbRules

PACKAGE = "lobbycard.games.bbb"
GAMES = shelf("lobbycard.games", "GAME", Game, packages=True)


@cache
def content() -> Content:
    """The game as it is shipped."""
    return Library.load(shipped(), GAMES, ["bbb"]).games["bbb"]


@cache
def rules() -> BbbRules:
    """Its rules."""
    return BbbRules(content())


def marks() -> tuple[RuleMark, ...]:
    """The marked lines of its code."""
    return marks_of(PACKAGE)


def catalogue() -> list[str]:
    """The ids of its rules, in reading order."""
    book = content().rules
    assert book is not None
    return [rule.id for section in book.model.sections for rule in section.rules]


def scenarios() -> list[Entry[ScenarioDocument]]:
    """Its worked examples."""
    return content().all_of(ScenarioDocument)


@cache
def outcome(name: str) -> Outcome:
    """What came of a scenario."""
    return run(content().scenarios[name], rules(), marks())
