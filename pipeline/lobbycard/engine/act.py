"""An act: an effect being carried out, and all that its words can refer to."""

from __future__ import annotations

from typing import Any

from lobbycard.engine.decision import Player
from lobbycard.engine.event import Event
from lobbycard.engine.piece import Piece
from lobbycard.engine.table import Table


class Act:
    """What the words of an ability refer to while its effects run.

    `source` is 'this', `player` is 'you', `event` holds 'it' and 'doer', `chosen` what the effect before picked, `many`
    the 'that-many' of the effect before, for each player who acted, and `they` who acts now where several do.
    Effects run in order with one act.
    """

    __slots__ = ("chosen", "event", "many", "player", "source", "table", "they")

    def __init__(self, table: Table, source: Piece, player: Player, event: Event | None = None) -> None:
        self.table = table
        self.source = source
        self.player = player
        self.event = event
        self.chosen: tuple[Any, ...] = ()
        self.many: dict[Player, int] = {}
        self.they: Player = player

    @property
    def it(self) -> Any:
        """What the event happens to."""
        return self.event.of if self.event is not None else None

    @property
    def doer(self) -> Any:
        """Who or what does it."""
        return self.event.by if self.event is not None else None

    @property
    def host(self) -> Piece | None:
        """The card that the source lies under."""
        return self.source.host
