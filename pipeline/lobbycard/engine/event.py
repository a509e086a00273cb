"""What happens at the table: an event while it happens, and the line that the log keeps of it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from lobbycard.engine.decision import Player

if TYPE_CHECKING:
    from lobbycard.engine.piece import Piece
    from lobbycard.engine.trigger import Listener
    from lobbycard.engine.zone import Zone


class As(NamedTuple):
    """What a verb does in a game's words: discard "as killed by an attack".

    `kind` is the event's name (the verb's own where it is ''), `by` who or what does it, `cause` why, `told` what the
    log says besides, for everyone to read.
    """

    kind: str = ""
    by: Piece | Player | None = None
    cause: str = ""
    told: Mapping[str, Any] = MappingProxyType({})


PLAIN = As()


class Event:
    """Something that happens or is about to.

    `kind` is a word of the game's events ('killed', 'played') or of the engine's own ('moved', 'shuffled'). `of` is
    what it happens to (`it` in card text), `by` who or what does it (`doer`), `cause` why. `origin` and `to` are the
    zones of a move. A replacement may change `to` or `amount`, or `stop()` the event. `seen` are the players who may
    know which card it is about; None is everyone. `more` is plain data for the log that everyone may read.
    """

    __slots__ = ("amount", "by", "cause", "heard", "kind", "more", "of", "origin", "seen", "stopped", "to")

    def __init__(
        self, kind: str, of: Any = None, by: Piece | Player | None = None, cause: str = "", **more: Any
    ) -> None:
        self.kind = kind
        self.of = of
        self.by = by
        self.cause = cause
        self.more = more
        self.amount: int | None = None
        self.origin: Zone | None = None
        self.to: Zone | None = None
        self.seen: tuple[Player, ...] | None = None
        self.stopped = False
        self.heard: tuple[Listener, ...] = ()

    def stop(self) -> None:
        """Keep the event from happening."""
        self.stopped = True

    def __repr__(self) -> str:
        return f"Event({self.kind} of {self.of}, by {self.by})"


class Logged:
    """A line of the log: plain data, never changed; `seen` are the players who may read `of`, None is everyone."""

    __slots__ = ("amount", "by", "cause", "kind", "more", "of", "origin", "seen", "to")

    def __init__(self, event: Event) -> None:
        self.kind = event.kind
        self.of = named(event.of)
        self.by = named(event.by)
        self.cause = event.cause
        self.amount = event.amount
        self.origin = event.origin.key if event.origin is not None else None
        self.to = event.to.key if event.to is not None else None
        self.seen = event.seen
        self.more = event.more

    def told(self, player: Player | None) -> dict[str, Any]:
        """The line as plain data, as a player (None is a spectator) may know it."""
        of = self.of if self.seen is None or (player is not None and player in self.seen) else "card"
        fields = {"kind": self.kind, "of": of, "by": self.by, "cause": self.cause or None, "amount": self.amount}
        fields |= {"from": self.origin, "to": self.to, **self.more}
        return {name: value for name, value in fields.items() if value is not None}


def named(thing: Any) -> Any:
    """How the log names a thing: a card by its id, a player by name, a list by its members."""
    known = getattr(thing, "id", None)
    if known is not None:
        return known
    return [named(member) for member in thing] if isinstance(thing, (list, tuple)) else thing
