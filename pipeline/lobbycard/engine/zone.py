"""A zone: a place where cards lie, and who sees them there."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING

from lobbycard.engine.decision import Player

if TYPE_CHECKING:
    from lobbycard.engine.piece import Piece


class Sight(Enum):
    """Who sees the cards of a zone."""

    EVERYONE = "everyone"
    OWNER = "owner"
    NOBODY = "nobody"


class Zone:
    """A place on the table.

    The first of `pieces` is the top: what is drawn. A card that comes goes to the end unless it is put on top.
    In a `live` zone abilities work. In an `ordered` zone the order counts and is kept; where a zone isn't ordered
    its cards are shown by id, so that their order tells nothing.
    """

    __slots__ = ("key", "live", "name", "ordered", "owner", "pieces", "sight")

    def __init__(
        self, name: str, owner: Player | None, sight: Sight, *, ordered: bool = False, live: bool = False
    ) -> None:
        self.name = name
        self.owner = owner
        self.sight = sight
        self.ordered = ordered
        self.live = live
        self.pieces: list[Piece] = []
        self.key = f"{name}.{owner}" if owner is not None else name

    def __len__(self) -> int:
        return len(self.pieces)

    def __iter__(self) -> Iterator[Piece]:
        return iter(self.pieces)

    def __bool__(self) -> bool:
        return True

    def everything(self) -> Iterator[Piece]:
        """Every card of the zone with what lies under it, hosts first."""
        for piece in self.pieces:
            yield piece
            for under in piece.under:
                yield from under.stack()

    def seen_by(self, player: Player | None) -> bool:
        """Whether a player (None is a spectator) sees the cards of the zone."""
        if self.sight is Sight.OWNER:
            return player is not None and player == self.owner
        return self.sight is Sight.EVERYONE

    def __repr__(self) -> str:
        return f"Zone({self.key})"
