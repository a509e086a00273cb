"""A scenario has somebody play who is not at the table.

The players stand under `players`. Their names can't be `expect`, `expect_for`, `offers`, `refuses` or `rule`, which
have a meaning of their own.

Bad:

    players: [ray, dana]
    play:
      - rya: attack killer-pimp dana

Good:

    players: [ray, dana]
    play:
      - ray: attack killer-pimp dana
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import scenarios
from lobbycard.content.content import Content
from lobbycard.content.documents.scenario import ScenarioDocument
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)
WORDS = {"expect", "expect_for", "offers", "refuses"}
RESERVED = {*WORDS, "rule"}


def check(content: Content, library: Library) -> Iterator[Problem]:
    """All cards and steps of nobody at the table, and each player with a reserved name."""
    for entry in scenarios(content):
        players = entry.model.players
        for at, player in enumerate(players):
            if player in RESERVED:
                yield Problem(FAULT, f"no player can be called {player!r}", entry.place("players", at))
        for path, name in named(entry.model):
            if name not in players:
                hint = did_you_mean(name, [*players, *(WORDS if path[0] == "play" and len(path) == 3 else ())])
                yield Problem(FAULT, f"{name!r} does not play here", entry.place(*path, at="key"), hint)


def named(scenario: ScenarioDocument) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """The players that the position and the steps name, with the paths of their keys."""
    seated = scenario.given.get("players")
    yield from ((("given", "players", player), player) for player in (seated if isinstance(seated, dict) else ()))
    for at, step in enumerate(scenario.play):
        for key, inner in step.items():
            if key not in WORDS:
                yield ("play", at, key), key
            elif key != "expect" and isinstance(inner, dict):
                yield from ((("play", at, key, player), player) for player in inner if player != "rule")


RULE = Rule(FAULT, check, scenarios)
