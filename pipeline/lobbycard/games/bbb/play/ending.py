"""How a game ends: the credits, an empty deck, or a round in which nothing happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lobbycard.effects.grammar.at_work import react_out_of_play
from lobbycard.engine.decision import Flow, Player
from lobbycard.engine.event import As, Event, Logged
from lobbycard.engine.piece import Piece
from lobbycard.engine.verb import move
from lobbycard.games.bbb.play.playing import announced

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

CREDITS_FROM_ROUND = 3
IN_PLAY = ("movie", "attack")


def may_end(table: BbbTable, player: Player) -> bool:
    """Whether a player may roll the credits now; those knocked out are alive, and no Treasure is needed."""
    # rule: BBB-END-01
    # rule: BBB-MIX-01
    return table.round >= CREDITS_FROM_ROUND and bool(table.movies[player].characters)


def roll_the_credits(table: BbbTable, piece: Piece) -> Flow[None]:
    """End the game, unless somebody stops it."""
    player = table.active
    assert player is not None
    stands = yield from announced(table, player, piece)
    if stands:
        yield from react_out_of_play(table, piece, Event("played", piece, player))
        yield from move(table, piece, table.zone("credits", player), As("moved", player))
        # rule: BBB-END-01
        table.end = "credits"
    elif piece.zone is table.zone("playing", player):
        yield from table.discard(piece)


def end_of_turn(table: BbbTable, player: Player) -> None:
    """End the game with this turn if the deck ran out in it, or if nobody stirred for a whole round."""
    # rule: BBB-END-02
    if table.last_drawer == player:
        table.end = "deck-out"
    elif table.hoarders_end and player == table.players[-1] and not _stirred(table):
        # rule: BBB-END-03
        table.end = "hoarding"


def _stirred(table: BbbTable) -> bool:
    """Whether any card left a hand, the deck or play in this round."""
    # rule: BBB-END-03
    return any(_left(line) for line in table.log[table.round_began_at :])


def _left(line: Logged) -> bool:
    """Whether a line tells of a card that left a hand, the deck or play; from Movie to Movie it stays in play."""
    origin, to = ((key or "").partition(".")[0] for key in (line.origin, line.to))
    return bool(to) and (origin in ("hand", "deck") or (origin in IN_PLAY and to not in IN_PLAY))
