"""How Characters die: all that would die at once, a chance to save each, then the discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lobbycard.engine.decision import Flow, Player
from lobbycard.engine.event import As, Event
from lobbycard.engine.piece import Piece
from lobbycard.engine.verb import move
from lobbycard.engine.window import window
from lobbycard.games.bbb.play.playing import Answer, answers, options, perform

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable


def may_die(table: BbbTable, piece: Piece, by: Piece, cause: str) -> bool:
    """Whether a Character can be killed by this at all."""
    # rule: BBB-TRT-01
    if cause == "sfx" and table.has_trait(piece, "cool"):
        return False
    return not table.forbidden("be-killed", piece, by)


def die(table: BbbTable, pieces: Sequence[Piece], by: Piece, cause: str) -> Flow[int]:
    """Kill Characters at once, but for those that can't die or are saved; how many died."""
    events = [Event("killed", piece, by, cause) for piece in pieces if may_die(table, piece, by, cause)]
    lives = {piece.number: piece.life for piece in pieces}

    def threatened() -> list[Event]:
        return [event for event in events if event.of not in table.saved and event.of.life == lives[event.of.number]]

    def may(player: Player) -> list[Answer]:
        found: list[Answer] = []
        for event in threatened():
            found += answers(table, player, (), event)
        return found

    # rule: BBB-ATK-08
    yield from window(
        table,
        "would-die",
        may=lambda player: options(table, may(player), named=True),
        act=lambda player, answer: perform(table, player, answer),
        over=lambda: not threatened(),
    )
    died = 0
    for event in threatened():
        died += yield from move(table, event.of, table.discard_pile, As("killed", by, cause))
    table.saved = [piece for piece in table.saved if piece not in pieces]
    return died
