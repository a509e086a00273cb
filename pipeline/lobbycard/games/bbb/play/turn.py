"""A turn: draw up, do as much as one likes in any order, discard down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lobbycard.effects.grammar.at_work import fall_due
from lobbycard.engine.decision import PASSING, Decision, Flow, Option, Player, ask, pick
from lobbycard.engine.event import Event
from lobbycard.engine.trigger import announce
from lobbycard.games.bbb.play.ending import end_of_turn
from lobbycard.games.bbb.play.kung_fu import woken
from lobbycard.games.bbb.play.menu import Menu
from lobbycard.games.bbb.play.move import moves
from lobbycard.games.bbb.play.playing import Answer, may_answer, perform

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

HAND_SIZE = 6


def turn(table: BbbTable) -> Flow[None]:
    """The next player's turn."""
    player = begun(table)
    yield from woken(table, player)
    yield from announce(table, Event("start-of-turn", player))
    yield from fall_due(table, "start-of-turn")
    # rule: BBB-TRN-01
    yield from table.draw_cards(player, HAND_SIZE - len(table.zone("hand", player)))
    yield from rest_of_turn(table, player)


def begun(table: BbbTable) -> Player:
    """Let the turn pass on; a round is over when it comes back to the first player."""
    # rule: BBB-TRN-01
    player = table.players[0] if table.active is None else table.after(table.active)
    if player == table.players[0]:
        table.round += 1
        table.round_began_at = len(table.log)
    table.turn += 1
    table.active = player
    table.given_props = []
    table.expire("your-next-turn", player)
    table.version += 1
    return player


def rest_of_turn(table: BbbTable, player: Player) -> Flow[None]:
    """Do one thing after another until the player ends the turn or the game, then close the turn."""
    while not table.end:
        end = Option("end", "End the turn")
        chosen = yield from ask(player, "turn", [*moves(table, player), end])
        if isinstance(chosen, Answer):
            yield from perform(table, player, chosen)
        elif chosen is not None:
            verb, things = chosen
            yield from verb(table, *things)
        if not table.end:
            yield from _others_asked(table, player)
        if chosen is None:
            yield from _closed(table, player)
            return


def _others_asked(table: BbbTable, player: Player) -> Flow[None]:
    """Let each other player, clockwise, do one thing."""
    for other in table.turn_order(player)[1:]:
        # rule: BBB-TRN-07
        found = may_answer(table, other, ("any-time",))
        if found or table.asks_all:
            chosen: Option = yield Decision(other, "meanwhile", [*found, PASSING])
            if chosen is not PASSING:
                yield from perform(table, other, chosen.value)


def _closed(table: BbbTable, player: Player) -> Flow[None]:
    """End the turn: discard, let what ends now end, and see whether the game is over."""
    hand = table.zone("hand", player)
    menu = Menu(table)
    for piece in hand.pieces:
        menu.add("discard", piece, value=piece)
    # rule: BBB-TRN-08
    least = max(0, len(hand) - HAND_SIZE)
    for piece in (yield from pick(player, "discard", menu.options(), least, len(hand))):
        yield from table.discard(piece)
    yield from announce(table, Event("end-of-turn", by=player))
    yield from fall_due(table, "end-of-turn")
    table.expire("end-of-turn")
    end_of_turn(table, player)
