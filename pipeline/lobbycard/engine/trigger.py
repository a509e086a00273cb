"""Cards that listen: what happens by itself when something happens, and what replaces it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any

from lobbycard.engine.decision import Flow, Option, Player, ask
from lobbycard.engine.errors import EndlessError
from lobbycard.engine.event import Event, Logged

if TYPE_CHECKING:
    from lobbycard.engine.piece import Piece
    from lobbycard.engine.table import Table

# Nesting of triggers and windows: beyond it something answers itself.
DEEPEST = 40


class Listener:
    """What a card in play does when an event of a kind happens, or instead of it.

    A game gives a piece's listeners through `Table.listeners_of`; the engine puts them up when the piece comes into
    play and takes them down when it leaves. A listener is plain data: fields in `__slots__`, no functions.
    `player` is whose the card was when it came into play: one that has just left still answers for its player.
    """

    __slots__ = ("kind", "player", "replaces", "source")

    def __init__(self, source: Piece, kind: str, *, replaces: bool = False) -> None:
        self.source = source
        self.player: Player | None = source.controller
        self.kind = kind
        self.replaces = replaces

    @property
    def sameness(self) -> Hashable:
        """Equal for listeners whose order can't matter, so that nobody is asked for it."""
        return (self.source.id, self.kind)

    def hears(self, table: Any, event: Event) -> bool:
        """Whether this event is the one that it listens for."""
        raise NotImplementedError(f"{type(self).__name__} hears nothing")

    def react(self, table: Any, event: Event) -> Flow[None]:
        """Do what it does; a replacement stops the event or changes it."""
        raise NotImplementedError(f"{type(self).__name__} does nothing")


def before(table: Table, event: Event) -> Flow[bool]:
    """Let replacements have their way with an event; whether it still happens."""
    listeners = table.listeners.get(event.kind)
    if not listeners:
        return not event.stopped
    applied: list[Listener] = []
    while not event.stopped:
        hearing = [one for one in listeners if one.replaces and one not in applied and one.hears(table, event)]
        if not hearing:
            break
        chosen = yield from _first_of(table, _decider(table, event), hearing)
        applied.append(chosen)
        yield from _deeper(table, event, chosen)
    event.heard = tuple(one for one in listeners if not one.replaces and one.hears(table, event))
    return not event.stopped


def after(table: Table, event: Event) -> Flow[None]:
    """Log an event that has happened, and wake what listened for it before or listens now."""
    note(table, event)
    if event.heard or event.kind in table.listeners:
        yield from wake(table, event)


def note(table: Table, event: Event) -> None:
    """Log an event that has happened: whatever was worked out of the table is so no longer."""
    table.version += 1
    table.log.append(Logged(event))


def wake(table: Table, event: Event) -> Flow[None]:
    """Wake what listened for an event before it happened, or listens now."""
    listeners = table.listeners.get(event.kind, ())
    hearing = [*event.heard]
    hearing += [one for one in listeners if not one.replaces and one not in hearing and one.hears(table, event)]
    order = table.turn_order()
    for player in (*order, None):
        own = [one for one in hearing if one.player == player]
        while own:
            chosen = yield from _first_of(table, player or order[0], own)
            own.remove(chosen)
            yield from _deeper(table, event, chosen)


def announce(table: Table, event: Event) -> Flow[bool]:
    """Let an event happen that changes nothing by itself; whether it happened."""
    if event.kind in table.listeners and not (yield from before(table, event)):
        return False
    yield from after(table, event)
    return True


def _deeper(table: Table, event: Event, listener: Listener) -> Flow[None]:
    if table.depth >= DEEPEST:
        raise EndlessError(f"{listener.source.card.name!r} ({listener.source.id}) answers {event.kind!r} without end")
    table.depth += 1
    yield from listener.react(table, event)
    table.depth -= 1


def _first_of(table: Table, player: Player, listeners: Sequence[Listener]) -> Flow[Listener]:
    """The listener that a player has go first; asked only where the order can matter, and of the same for one only."""
    different = list({one.sameness: one for one in reversed(listeners)}.values())[::-1]
    if len(different) == 1:
        return listeners[0]
    keys = table.keys([one.source for one in different])
    options = [Option(f"first {key}", value=one) for key, one in zip(keys, different, strict=True)]
    chosen: Listener = yield from ask(player, "order", options)
    return chosen


def _decider(table: Table, event: Event) -> Player:
    controller: Player | None = getattr(event.of, "controller", None)
    return controller or table.active or table.players[0]
