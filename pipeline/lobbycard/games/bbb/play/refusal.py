"""Which rule stands against a move that isn't offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lobbycard.engine.decision import Player
from lobbycard.engine.piece import Piece
from lobbycard.engine.rules import Refusal
from lobbycard.games.bbb.play.turn import CREDITS_FROM_ROUND

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

ACTIVE_ONLY = {
    "attack": Refusal("BBB-TRN-06", "only the active player attacks"),
    "kung-fu": Refusal("BBB-TRT-07", "a Kung Fu Character attacks on its player's own turn"),
    "move": Refusal("BBB-TRN-04", "Props are moved on one's own turn"),
    "combine": Refusal("BBB-TRN-05", "Locations are played on one's own turn"),
    "character": Refusal("BBB-TRN-03", "Characters are played on one's own turn"),
    "prop": Refusal("BBB-TRN-04", "Props are given on one's own turn"),
    "location": Refusal("BBB-TRN-05", "Locations are played on one's own turn"),
    "roll-the-credits": Refusal("BBB-END-01", "the credits are rolled on one's own turn"),
}


def refusal(table: BbbTable, player: Player, key: str) -> Refusal | None:
    """The rule against a move by its key, or None where no rule of the game is known to be."""
    verb, *about = key.split(" ")
    piece = _piece(table, player, about[0]) if about else None
    kind = piece.kind if piece is not None and verb == "play" else verb
    if player != table.active and kind in ACTIVE_ONLY:
        return ACTIVE_ONLY[kind]
    if table.round == 1 and (verb in ("attack", "kung-fu") or (about[1:] and about[1] in _rivals(table, player))):
        return Refusal("BBB-TRN-02", "in the first round no card may affect an opponent")
    if kind == "roll-the-credits":
        return _too_early(table)
    if piece is not None and verb == "attack" and table.has_trait(piece, "aquatic"):
        return Refusal("BBB-TRT-03", "an Aquatic Creature attacks only a Movie with no Location or an Aquatic one")
    return _about_props(table, player, verb, piece, about[1:])


def _too_early(table: BbbTable) -> Refusal:
    if table.round < CREDITS_FROM_ROUND:
        return Refusal("BBB-END-01", "the credits aren't rolled in the first two rounds")
    return Refusal("BBB-END-01", "the credits want a Character in one's Movie")


def _about_props(table: BbbTable, player: Player, verb: str, piece: Piece | None, about: list[str]) -> Refusal | None:
    if piece is None or piece.kind != "prop" or not about:
        return None
    target = next((each for each in table.pieces_in_play() if each.id == about[0]), None)
    if target is not None and target.controller != player:
        return Refusal("BBB-TRN-09", "an opponent's Characters can't be given Props")
    if target is not None and target.kind == "creature":
        return Refusal("BBB-ATK-07", "only a Psycho Killer takes Weapons, during its attack")
    if target is not None and target.number in table.given_props:
        return Refusal("BBB-TRN-04", "a Character gets one new Prop a turn")
    return None


def _piece(table: BbbTable, player: Player, key: str) -> Piece | None:
    known = [*table.zone("hand", player), *table.pieces_in_play()]
    return next((piece for piece in known if piece.id == key.split("#", maxsplit=1)[0]), None)


def _rivals(table: BbbTable, player: Player) -> list[Player]:
    return [other for other in table.players if other != player]
