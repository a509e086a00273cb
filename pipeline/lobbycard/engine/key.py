"""How options name the cards they mean: by id, and twins by their places on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lobbycard.engine.piece import Piece
    from lobbycard.engine.table import Table


def keys(table: Table, pieces: Sequence[Piece]) -> list[str]:
    """A key for each piece: the card's id, or `id#n` for twins, n counted by place and never by the deck's order.

    In a zone whose order its viewers don't know, twins are alike: `distinct` leaves one of them.
    """
    ids = [piece.id for piece in pieces]
    if len(set(ids)) == len(ids):
        return ids
    twins = Counter(ids)
    numbers: dict[int, int] = {}
    seen: Counter[str] = Counter()
    wanted = {piece.number for piece in pieces}
    for zone in table.zones.values():
        for piece in zone.everything():
            if piece.number in wanted and twins[piece.id] > 1:
                seen[piece.id] += 1
                numbers[piece.number] = seen[piece.id]
    return [f"{piece.id}#{numbers[piece.number]}" if twins[piece.id] > 1 else piece.id for piece in pieces]


def distinct(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces without those that differ from an earlier one in nothing: same card, same place, not in play."""
    if len({piece.id for piece in pieces}) == len(pieces):
        return list(pieces)
    found: dict[object, Piece] = {}
    for piece in pieces:
        alike = piece.number if piece.zone.live or piece.host is not None else (piece.zone.key, piece.id)
        found.setdefault(alike, piece)
    return list(found.values())
