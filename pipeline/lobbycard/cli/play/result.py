"""How a match that bots have played ended: for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from lobbycard.check.output import counted
from lobbycard.cli.play.seats import Seat
from lobbycard.content.text import Line
from lobbycard.engine.match import Match
from lobbycard.engine.screen import TITLE, Screen, called, listed, said

VERSION = 1


def opening_line(title: str, match: Match[Any], seats: Sequence[Seat]) -> Line:
    """What is played, by whom, and with which seed."""
    players = listed([_player(seat) for seat in seats])
    return said((title, TITLE), f": {players}; seed {match.history.seed}. Type help to see what you can type.")


def lines(match: Match[Any], seats: Sequence[Seat], screen: Screen) -> Iterator[Line]:
    """Who played, how it ended, and how long it took."""
    assert match.result is not None
    view = match.view(None)
    players = listed([_player(seat) for seat in seats])
    yield said(f"{players}; seed {match.history.seed}, {counted(view['round'], 'round')}")
    yield from screen.ending(view, match.result)


def _player(seat: Seat) -> str:
    return called(seat.player) if seat.player == seat.kind else f"{called(seat.player)} ({seat.kind})"


def data(match: Match[Any], seats: Sequence[Seat], screen: Screen) -> str:
    """The same as one JSON object, in ASCII that survives every terminal."""
    result, view = match.result, match.view(None)
    assert result is not None
    told = {
        "version": VERSION,
        "game": match.rules.id,
        "seed": match.history.seed,
        "players": [{"name": seat.player, "bot": seat.kind} for seat in seats],
        "winners": list(result.winners),
        "scores": dict(result.scores),
        "reason": result.reason,
        "rounds": view["round"],
        "turns": view["turn"],
        "decisions": len(match.choices),
    }
    return json.dumps(told | screen.facts(view), indent=1)
