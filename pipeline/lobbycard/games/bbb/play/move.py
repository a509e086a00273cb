"""What the active player may do: play cards from hand, move Props, fight, use abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lobbycard.engine.decision import Option, Player
from lobbycard.engine.key import distinct
from lobbycard.engine.piece import Piece
from lobbycard.games.bbb.play import act
from lobbycard.games.bbb.play.attack import attack, targets
from lobbycard.games.bbb.play.ending import may_end, roll_the_credits
from lobbycard.games.bbb.play.kung_fu import offer_fights
from lobbycard.games.bbb.play.menu import Menu
from lobbycard.games.bbb.play.playing import add_answer, answers

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable


def moves(table: BbbTable, player: Player) -> list[Option]:
    """Everything that the active player may do now, but for ending the turn."""
    menu = Menu(table)
    free = free_characters(table, player)
    for piece in distinct(table.zone("hand", player).pieces):
        _offer_card(table, player, piece, free, menu)
    _offer_moves_of_props(table, player, free, menu)
    offer_fights(table, player, menu)
    for answer in answers(table, player, ("any-time",)):
        add_answer(menu, answer)
    return menu.options()


def free_characters(table: BbbTable, player: Player) -> list[Piece]:
    """The Characters who may get a Prop now: one's own, once a turn each."""
    # rule: BBB-TRN-09
    cast = table.movies[player].characters
    # rule: BBB-TRN-04
    return [piece for piece in cast if (piece.number, piece.life) not in table.given_props]


def receivers(table: BbbTable, free: list[Piece], prop: Piece) -> list[Piece]:
    """Those of some Characters who may be given a Prop."""
    if "be-given-props" not in table.modifiers:
        return free
    # rule: BBB-OBJ-05
    return [piece for piece in free if not table.forbidden("be-given-props", piece, prop)]


def _offer_card(table: BbbTable, player: Player, piece: Piece, free: list[Piece], menu: Menu) -> None:
    """Offer what may be done with a card in hand."""
    match piece.kind:
        case "character":
            # rule: BBB-TRN-03
            menu.add("play", piece, value=(act.cast, (piece,)))
        case "prop":
            for character in receivers(table, free, piece):
                # rule: BBB-TRN-04
                menu.add("play", piece, character, value=(act.give, (piece, character)))
        case "location":
            _offer_location(table, player, piece, menu)
        case "creature":
            for rival in targets(table, piece, player):
                # rule: BBB-TRN-06
                menu.add("attack", piece, rival, value=(attack, (piece, rival)))
        case "roll-the-credits" if may_end(table, player):
            # rule: BBB-END-01
            menu.add("play", piece, value=(roll_the_credits, (piece,)))


def _offer_moves_of_props(table: BbbTable, player: Player, free: list[Piece], menu: Menu) -> None:
    for bearer in table.movies[player].characters if free else ():
        for prop in bearer.under:
            for character in receivers(table, free, prop) if prop.kind == "prop" else ():
                if character is not bearer:
                    # rule: BBB-TRN-04
                    menu.add("move", prop, character, value=(act.give, (prop, character)))


def _offer_location(table: BbbTable, player: Player, piece: Piece, menu: Menu) -> None:
    """Offer a Location to each Movie that it may be played in, in the first round to one's own."""
    # rule: BBB-TRN-02
    owners = [player] if table.round == 1 else table.turn_order(player)
    for owner in owners:
        there = table.movies[owner].location
        if there is None or act.may_be_replaced(table, there, piece):
            # rule: BBB-TRN-05
            menu.add("play", piece, owner, value=(act.settle, (piece, owner)))
        if there is not None and getattr(piece.card, "combines", False):
            # rule: BBB-LOC-01
            menu.add("combine", piece, owner, value=(act.combine, (piece, owner)))
