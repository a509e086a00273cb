"""How often an ability may be used: counted by card and player, anew once the card has left play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lobbycard.engine.decision import Player

if TYPE_CHECKING:
    from lobbycard.engine.piece import Piece
    from lobbycard.engine.table import Table


def unused(table: Table, piece: Piece, ability: int, player: Player, span: str | None) -> bool:
    """Whether a player may still use an ability (by its place on the card) in this span: 'once-a-turn'."""
    return span is None or table.used.get(_key(piece, ability, player)) != _now(table, span)


def use(table: Table, piece: Piece, ability: int, player: Player, span: str | None) -> None:
    """Note that a player uses an ability; a cancelled use is a use."""
    if span is not None:
        table.used[_key(piece, ability, player)] = _now(table, span)


def forget(table: Table, piece: Piece) -> None:
    """Let a card that leaves play begin anew."""
    if table.used:
        table.used = {key: span for key, span in table.used.items() if not key.startswith(f"{piece.number}/")}


def _key(piece: Piece, ability: int, player: Player) -> str:
    return f"{piece.number}/{ability}/{player}"


def _now(table: Table, span: str) -> int:
    return {"once-a-turn": table.turn, "once-a-round": table.round, "once-a-game": 0}[span]
