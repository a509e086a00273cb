"""The table: the whole state of a match, plain and mutable; games add their own fields in a subclass."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from lobbycard.content.card import Card
from lobbycard.engine import key, value, verb
from lobbycard.engine.chance import Chance
from lobbycard.engine.decision import Flow, Player
from lobbycard.engine.event import As, Event, Logged
from lobbycard.engine.modifier import Modifier
from lobbycard.engine.piece import Piece
from lobbycard.engine.trigger import Listener
from lobbycard.engine.value import Thing
from lobbycard.engine.zone import Sight, Zone


class Table:
    """Players in seat order, zones, pieces, modifiers, whose turn it is, and the log.

    A game's table declares its zones in `__init__` with `add_zone`, and adds fields of plain data: numbers, text,
    lists, dicts, pieces, zones and small classes of its own; no functions, no generators, no sets whose order could
    reach play. Everything in it is copied for a fork and counted in a digest but the log.
    A game's own writers say `table.version += 1`, so that what was settled before is settled anew.
    """

    # The least and the most of a stat, where it has them.
    limits: ClassVar[Mapping[str, tuple[int, int]]] = {}

    def __init__(self, players: Sequence[Player], chance: Chance) -> None:
        self.players: tuple[Player, ...] = tuple(players)
        self._rows = {player: self.players[at:] + self.players[:at] for at, player in enumerate(self.players)}
        self.chance = chance
        self.zones: dict[tuple[str, Player | None], Zone] = {}
        self.pieces: list[Piece] = []
        self.modifiers: dict[str, list[Modifier]] = {}
        self.listeners: dict[str, list[Listener]] = {}
        self.log: list[Logged] = []
        self.active: Player | None = None
        self.turn = 0
        self.round = 0
        self.out: list[Player] = []
        self.used: dict[str, int] = {}
        self.depth = 0
        self.version = 0
        # Whether those who can only pass are asked too, as in live play, where a silence would tell.
        self.asks_all = False
        self.settled = value.Settled()

    # ---- what a game says of its table -------------------------------------------------------------------------------

    def listeners_of(self, piece: Piece) -> Iterable[Listener]:
        """The listeners that a piece has while it is in play."""
        return ()

    def modifiers_of(self, piece: Piece) -> Iterable[Modifier]:
        """The modifiers that a piece brings while it is in play; they are `bound`."""
        return ()

    def works(self, piece: Piece) -> bool:
        """Whether a piece may act and modify now: in play, unless a game has it knocked out or stunned."""
        return piece.live

    def fall(self, piece: Piece, event: Event) -> Flow[None]:
        """Move what lies under a card that leaves play; it goes where the card goes, for the same reason."""
        assert event.to is not None
        for under in list(piece.under):
            yield from verb.move(self, under, event.to, As(event.kind, event.by, event.cause))

    def shown(self, player: Player | None) -> dict[str, Any]:
        """What a view has besides the zones: the attack, scores; plain data that this player may know."""
        return {}

    def shown_piece(self, piece: Piece) -> dict[str, Any]:
        """What a view has of a card that is seen, besides its id and flags."""
        return {}

    def shuffled_with(self, piece: Piece) -> Any:
        """Hidden pieces for which this is equal might be one another's cards, as far as a player can tell."""
        return piece.owner

    def __getstate__(self) -> dict[str, Any]:
        """What a copy takes along: all but the log, and what was worked out of the table as it stood."""
        return vars(self) | {"log": [], "settled": value.Settled()}

    # ---- zones and pieces --------------------------------------------------------------------------------------------

    def add_zone(
        self, name: str, sight: Sight, owner: Player | None = None, *, ordered: bool = False, live: bool = False
    ) -> Zone:
        """Declare a zone."""
        zone = self.zones[name, owner] = Zone(name, owner, sight, ordered=ordered, live=live)
        return zone

    def zone(self, name: str, owner: Player | None = None) -> Zone:
        """A zone by name and owner."""
        return self.zones[name, owner]

    def add_piece(self, card: Card, zone: Zone, owner: Player | None = None, host: Piece | None = None) -> Piece:
        """Put a new card on the table, at the end of a zone or under a card there."""
        piece = Piece(len(self.pieces), card, zone, owner)
        piece.host = host
        self.pieces.append(piece)
        (zone.pieces if host is None else host.under).append(piece)
        if zone.live:
            self.put_up(piece)
        return piece

    def keys(self, pieces: Sequence[Piece]) -> list[str]:
        """A key for each of some pieces: its card's id, for twins `id#n` by their places on the table."""
        return key.keys(self, pieces)

    # ---- players -----------------------------------------------------------------------------------------------------

    def turn_order(self, first: Player | None = None) -> tuple[Player, ...]:
        """The players who are still in, in turn order from one player (the active one)."""
        row = self._rows[first or self.active or self.players[0]]
        return tuple(player for player in row if player not in self.out) if self.out else row

    def after(self, player: Player) -> Player:
        """The player whose turn is next after another's; players who are out are left out."""
        others = self._rows[player][1:]
        return next((other for other in others if other not in self.out), player) if self.out else (*others, player)[0]

    # ---- values ------------------------------------------------------------------------------------------------------

    def value(self, thing: Thing, stat: str) -> int:
        """A thing's value now."""
        return value.value(self, thing, stat)

    def traits(self, thing: Thing) -> tuple[str, ...]:
        """A thing's traits now."""
        return value.traits(self, thing)

    def has_trait(self, thing: Thing, trait: str) -> bool:
        """Whether a thing bears a trait now."""
        return value.has_trait(self, thing, trait)

    def forbidden(self, act: str, thing: Any, by: Any = None) -> bool:
        """Whether a card forbids an act now."""
        return value.forbidden(self, act, thing, by)

    def modify(self, modifier: Modifier) -> None:
        """Let a modifier hold from now on."""
        self.modifiers.setdefault(modifier.subject, []).append(modifier)
        self.version += 1

    def expire(self, until: str, player: Player | None = None) -> None:
        """End the modifiers that last until a word, all of them or those of one player."""
        value.expire(self, until, player)

    # ---- what cards in play bring ------------------------------------------------------------------------------------

    def put_up(self, piece: Piece) -> None:
        """Let a piece that came into play listen and modify."""
        for listener in self.listeners_of(piece):
            self.listeners.setdefault(listener.kind, []).append(listener)
        for modifier in self.modifiers_of(piece):
            self.modify(modifier)

    def take_down(self, piece: Piece) -> None:
        """End what a piece that left play listened for; its modifiers end with its life."""
        for kind, found in list(self.listeners.items()):
            kept = [listener for listener in found if listener.source is not piece]
            if kept:
                self.listeners[kind] = kept
            else:
                del self.listeners[kind]
