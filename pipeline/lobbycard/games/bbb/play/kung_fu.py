"""Kung Fu: a Character attacks a Character in another Movie, and the loser is knocked out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lobbycard.engine.decision import Flow, Player
from lobbycard.engine.event import As
from lobbycard.engine.piece import Piece
from lobbycard.engine.table import Table
from lobbycard.engine.verb import flag
from lobbycard.games.bbb.play.attack import fought
from lobbycard.games.bbb.play.fight import Attack
from lobbycard.games.bbb.play.menu import Menu
from lobbycard.games.bbb.play.movie import KNOCKED_OUT

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable


def offer_fights(table: BbbTable, player: Player, menu: Menu) -> None:
    """Offer each fight that a player's Characters may pick."""
    if table.round == 1:
        # rule: BBB-TRN-02
        return
    fighters = [piece for piece in table.movies[player].characters if may_fight(table, piece)]
    for fighter in fighters:
        for rival in table.turn_order(player)[1:]:
            for victim in table.movies[rival].characters:
                # rule: BBB-TRT-07
                if KNOCKED_OUT not in victim.flags:
                    menu.add("kung-fu", fighter, victim, value=(kung_fu, (fighter, victim)))


def may_fight(table: BbbTable, piece: Piece) -> bool:
    """Whether a Character may make Kung Fu attacks now."""
    # rule: BBB-TRT-05
    if not table.has_trait(piece, "kung-fu"):
        return False
    # rule: BBB-TRT-07
    return KNOCKED_OUT not in piece.flags and not table.forbidden("attack", piece)


def kung_fu(table: BbbTable, fighter: Piece, victim: Piece) -> Flow[None]:
    """Let a Kung Fu Character attack another Character."""
    assert victim.controller is not None
    # rule: BBB-TRT-05
    yield from fought(table, Attack(table, fighter, victim.controller, victim), _resolved)


def _resolved(table: BbbTable, fight: Attack) -> Flow[None]:
    assert fight.victim is not None
    winner, loser = (fight.by, fight.victim) if fight.result else (fight.victim, fight.by)
    # rule: BBB-TRT-06
    yield from knocked_out(table, loser, winner)


def knocked_out(table: Table, loser: Piece, by: Piece) -> Flow[None]:
    """Knock a Character out until its player's next turn begins."""
    if loser.live and loser.kind == "character":
        # rule: BBB-TRT-06
        yield from flag(table, loser, KNOCKED_OUT, True, As("knocks-out", by))


def woken(table: BbbTable, player: Player) -> Flow[None]:
    """Wake a player's Characters."""
    for piece in table.movies[player].characters:
        if KNOCKED_OUT in piece.flags:
            # rule: BBB-TRT-06
            yield from flag(table, piece, KNOCKED_OUT, None, As("wakes"))
