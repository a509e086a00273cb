"""A player's Movie: the cast, its Props and Location, and the strength they add up to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lobbycard.engine.decision import Player
from lobbycard.engine.piece import Piece
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

    # rule: BBB-OBJ-02
    @property
    def characters(self) -> list[Piece]:
        """The cast, in the order in which they came, the knocked-out among them."""
        return [piece for piece in self.zone if piece.kind == "character"]

    @property
    def location(self) -> Piece | None:
        """The Location; what is combined with it lies under it."""
        return next((piece for piece in self.zone if piece.kind == "location"), None)

    def pieces(self) -> Iterator[Piece]:
        """Every card of the Movie."""
        return self.zone.everything()

    def printed(self, stat: str) -> int:
        """The DS before what changes the whole Movie."""
        # rule: BBB-ATK-03
        # rule: BBB-OBJ-03
        # rule: BBB-OBJ-07
        return sum(self.strength_of(piece) for piece in self.zone) if stat == "ds" else 0

    @property
    def printed_traits(self) -> tuple[str, ...]:
        """A Movie bears its Location's traits."""
        # rule: BBB-LOC-02
        location = self.location
        return tuple(trait for piece in location.stack() for trait in self.table.traits(piece)) if location else ()

    def strength_of(self, piece: Piece) -> int:
        """What a card adds with all that lies under it."""
        # rule: BBB-TRT-08
        if KNOCKED_OUT in piece.flags:
            return 0
        # rule: BBB-LOC-02
        return sum(self.table.value(each, "ds") for each in piece.stack() if not self._useless(each))

    def _useless(self, piece: Piece) -> bool:
        """Whether a Gun gives nothing, as a Swarm attacks this Movie."""
        # rule: BBB-TRT-02
        attack = self.table.attack
        if piece.kind != "prop" or attack is None or attack.defender != self.player:
            return False
        return self.table.has_trait(attack, "swarm") and self.table.has_trait(piece, "gun")
