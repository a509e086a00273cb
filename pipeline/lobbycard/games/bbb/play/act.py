"""What the active player does with Characters, Props and Locations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lobbycard.engine.decision import Flow, Player
from lobbycard.engine.event import As
from lobbycard.engine.piece import Piece
from lobbycard.engine.verb import attach, move
from lobbycard.games.bbb.play.playing import read_aloud

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable


def cast(table: BbbTable, piece: Piece) -> Flow[None]:
    """Play a Character into one's Movie."""
    assert table.active is not None
    # rule: BBB-TRN-03
    yield from move(table, piece, table.movies[table.active].zone, read_aloud(piece, table.active))


def give(table: BbbTable, prop: Piece, character: Piece) -> Flow[None]:
    """Give a Prop to a Character, from hand or from another Character."""
    # rule: BBB-TRN-04
    table.given_props.append((character.number, character.life))
    how = As("moved", table.active) if prop.live else read_aloud(prop, table.active)
    yield from attach(table, prop, character, how)


def may_be_replaced(table: BbbTable, there: Piece, by: Piece) -> bool:
    """Whether the Location in a Movie may be replaced; combined ones are replaced as one."""
    # rule: BBB-OBJ-05
    return not any(table.forbidden("be-replaced", part, by) for part in there.stack())


def settle(table: BbbTable, piece: Piece, owner: Player) -> Flow[None]:
    """Play a Location in a Movie, in place of the one there."""
    old = table.movies[owner].location
    if old is not None:
        # rule: BBB-TRN-05
        yield from table.discard(old)
    yield from move(table, piece, table.movies[owner].zone, read_aloud(piece, table.active))


def combine(table: BbbTable, piece: Piece, owner: Player) -> Flow[None]:
    """Play a Location so that it becomes one with the Location there."""
    there = table.movies[owner].location
    assert there is not None
    # rule: BBB-LOC-01
    yield from attach(table, piece, there, read_aloud(piece, table.active))
