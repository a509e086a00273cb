"""A player's Movie: the cast, its Props and Location, and the strength they add up to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from lobbycard.engine.decision import Player
from lobbycard.engine.piece import Piece
from lobbycard.engine.value import value
from lobbycard.engine.zone import Zone

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

KNOCKED_OUT = "knocked-out"


class Movie:
    """What a player defends and scores; its DS may be below zero."""

    __slots__ = ("player", "table", "zone")
    kind = "movie"

    def __init__(self, table: BbbTable, player: Player, zone: Zone) -> None:
        self.table = table
        self.player = player
        self.zone = zone

    @property
    def id(self) -> str:
        """How keys and the log name it: by its player."""
        return self.player

    @property
    def controller(self) -> Player:
        """Whose Movie it is."""
        return self.player

    @property
    def characters(self) -> list[Piece]:
        """The cast, in the order in which they came, the knocked-out among them."""
        # rule: BBB-OBJ-02
        return [piece for piece in self.zone.pieces if piece.kind == "character"]

    @property
    def location(self) -> Piece | None:
        """The Location; what is combined with it lies under it."""
        # rule: BBB-OBJ-02
        return next((piece for piece in self.zone.pieces if piece.kind == "location"), None)

    def pieces(self) -> Iterator[Piece]:
        """Every card of the Movie."""
        return self.zone.everything()

    def printed(self, stat: str) -> int:
        """The DS before what changes the whole Movie."""
        if stat != "ds":
            return 0
        # rule: BBB-ATK-03
        # rule: BBB-OBJ-07
        return sum(self.strength_of(piece) for piece in self.zone.pieces)

    @property
    def printed_traits(self) -> Sequence[str]:
        """A Movie bears its Location's traits."""
        return self.table.traits(self.location) if self.location is not None else ()

    def strength_of(self, piece: Piece) -> int:
        """What a card adds with all that lies under it."""
        if KNOCKED_OUT in piece.flags:
            # rule: BBB-TRT-08
            return 0
        # rule: BBB-OBJ-03
        # rule: BBB-OBJ-04
        strength = 0 if self._useless(piece) else value(self.table, piece, "ds")
        return strength + sum(self.strength_of(under) for under in piece.under)

    def _useless(self, piece: Piece) -> bool:
        """Whether a Gun gives nothing, as a Swarm attacks this Movie."""
        attack = self.table.attack
        if piece.kind != "prop" or attack is None or attack.defender != self.player:
            return False
        # rule: BBB-TRT-02
        return self.table.has_trait(attack, "swarm") and self.table.has_trait(piece, "gun")
