"""Which rule stands against a move that isn't offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from lobbycard.engine.decision import Player
from lobbycard.engine.piece import Piece
from lobbycard.engine.rules import Refusal
from lobbycard.games.bbb.play.ending import CREDITS_FROM_ROUND

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

NOT_YOUR_TURN = {
    "attack": Refusal("BBB-TRN-06", "only the active player attacks"),
    "kung-fu": Refusal("BBB-TRT-05", "a Kung Fu Character attacks on its player's own turn"),
    "move": Refusal("BBB-TRN-04", "Props are moved on one's own turn"),
    "combine": Refusal("BBB-TRN-05", "Locations are played on one's own turn"),
    "play character": Refusal("BBB-TRN-03", "Characters are played on one's own turn"),
    "play prop": Refusal("BBB-TRN-04", "Props are given on one's own turn"),
    "play location": Refusal("BBB-TRN-05", "Locations are played on one's own turn"),
    "play roll-the-credits": Refusal("BBB-END-01", "the credits are rolled on one's own turn"),
}


class Asked:
    """A move that is asked for by its key, with the cards and the player that it names, as far as they are known."""

    def __init__(self, table: BbbTable, player: Player, key: str) -> None:
        self.table = table
        self.player = player
        self.verb, *named = key.split(" ")
        known = [*table.zone("hand", player), *table.pieces_in_play()]
        found = [next((piece for piece in known if piece.id == name.partition("#")[0]), None) for name in named]
        self.piece = found[0] if found else None
        self.target = found[1] if len(found) > 1 else None
        self.rival = next((name for name in named[1:] if name in table.players and name != player), None)

    @property
    def what(self) -> str:
        """'attack', 'play prop'."""
        return f"play {self.piece.kind}" if self.verb == "play" and self.piece is not None else self.verb


def refusal(table: BbbTable, player: Player, key: str) -> Refusal | None:
    """The rule against a move by its key, or None where no rule of the game is known to be."""
    asked = Asked(table, player, key)
    weapon = asked.what == "play prop" and asked.target is not None and asked.target.kind == "creature"
    if player != table.active and asked.what in NOT_YOUR_TURN and not weapon:
        return NOT_YOUR_TURN[asked.what]
    return next((found for found in _against(asked) if found is not None), None)


def _against(asked: Asked) -> Iterator[Refusal | None]:
    """What may stand against a move, one reason after another."""
    table = asked.table
    if table.round == 1 and (asked.verb in ("attack", "kung-fu") or asked.rival is not None):
        yield Refusal("BBB-TRN-02", "in the first round no card may affect an opponent")
    if asked.what in AGAINST:
        yield AGAINST[asked.what](asked)
    if asked.piece is not None and asked.piece.live and not table.works(asked.piece):
        yield Refusal("BBB-TRT-06", "whoever is knocked out has no abilities")


def _too_early(asked: Asked) -> Refusal:
    if asked.table.round < CREDITS_FROM_ROUND:
        return Refusal("BBB-END-01", "the credits aren't rolled in the first two rounds")
    return Refusal("BBB-END-01", "the credits want a Character in one's Movie")


def _against_attack(asked: Asked) -> Refusal:
    if asked.table.attack is not None:
        return Refusal("BBB-TRN-06", "one attack at a time")
    if asked.piece is not None and asked.table.has_trait(asked.piece, "aquatic"):
        return Refusal("BBB-TRT-03", "an Aquatic Creature attacks only a Movie with no Location or an Aquatic one")
    return Refusal("BBB-OBJ-05", "a card keeps that Movie from being attacked")


def _against_fight(asked: Asked) -> Refusal:
    if asked.piece is not None and not asked.table.has_trait(asked.piece, "kung-fu"):
        return Refusal("BBB-TRT-05", "only a Character with Kung Fu fights")
    if asked.piece is not None and asked.table.forbidden("attack", asked.piece):
        return Refusal("BBB-OBJ-05", "a card keeps that Character from fighting")
    return Refusal("BBB-TRT-07", "nobody fights who is knocked out, nor is one fought who is")


def _against_prop(asked: Asked) -> Refusal | None:
    table, target = asked.table, asked.target
    if target is None:
        return None
    if target.kind == "creature":
        return Refusal("BBB-ATK-07", "only Weapons are played on a Creature, only on a Psycho Killer of one's own")
    if target.controller != asked.player or _is_elsewhere(asked.piece, asked.player):
        return Refusal("BBB-TRN-09", "Props are given by a player to their own Characters")
    if (target.number, target.life) in table.given_props:
        return Refusal("BBB-TRN-04", "a Character gets one new Prop a turn")
    return Refusal("BBB-OBJ-05", "a card keeps that Character from being given Props")


def _is_elsewhere(piece: Piece | None, player: Player) -> bool:
    return piece is not None and piece.controller != player


AGAINST: dict[str, Callable[[Asked], Refusal | None]] = {
    "play roll-the-credits": _too_early,
    "attack": _against_attack,
    "kung-fu": _against_fight,
    "play prop": _against_prop,
    "move": _against_prop,
    "combine": lambda _: Refusal("BBB-LOC-01", "only a Location that says so combines with one that is there"),
    "play location": lambda _: Refusal("BBB-OBJ-05", "a card keeps the Location there from being replaced"),
}
