"""A scenario has a player twice, or more or fewer players than the game is for.

Bad, in a game for two to six:

    players: [ray]

Good:

    players: [ray, dana]
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import scenarios
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each player who sits down a second time, and each table that is too large or too small."""
    seats = content.info.model.players
    for entry in scenarios(content):
        players = entry.model.players
        for at, player in enumerate(players):
            if player in players[:at]:
                yield Problem(FAULT, f"{player!r} plays twice", entry.place("players", at))
        if not seats.at_least <= len(players) <= seats.at_most:
            told = f"{len(players)} can't play a game for {seats.at_least} to {seats.at_most}"
            yield Problem(FAULT, told, entry.place("players"))


RULE = Rule(FAULT, check, scenarios)
