"""A short hash of the whole state of a table, equal wherever and whenever the same state is reached."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.entry import digest_of
from lobbycard.content.model import Model
from lobbycard.engine.chance import Chance
from lobbycard.engine.piece import Piece
from lobbycard.engine.rules import Rules
from lobbycard.engine.table import Table
from lobbycard.engine.zone import Zone

# Fields of a table that tell how it is computed and not how it stands.
_ASIDE = frozenset({"_rows", "asks_all", "log", "version", "settled", "depth", "pieces", "zones", "chance"})


def state(table: Table) -> dict[str, Any]:
    """The whole state as plain data: every piece, zone, draw and field of the game's own."""
    seen: dict[int, int] = {}
    fields = {name: _plain(value, seen) for name, value in vars(table).items() if name not in _ASIDE}
    return {
        "pieces": [_piece(piece, seen) for piece in table.pieces],
        "zones": {zone.key: [piece.number for piece in zone.pieces] for zone in table.zones.values()},
        "draws": len(table.chance.journal),
        "fields": fields,
    }


def digest(table: Table) -> str:
    """A short hash of the state."""
    return digest_of(state(table))


def _piece(piece: Piece, seen: dict[int, int]) -> list[Any]:
    own = [piece.id, piece.zone.key, piece.owner, piece.controller, piece.life, list(piece.known)]
    return [*own, [under.number for under in piece.under], _plain(piece.flags, seen)]


def _plain(value: Any, seen: dict[int, int]) -> Any:
    """A value as plain data; objects are told from one another by the order in which they are met."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, list | tuple):
        return [_plain(item, seen) for item in value]
    if isinstance(value, dict):
        return [[_plain(key, seen), _plain(item, seen)] for key, item in value.items()]
    if isinstance(value, set | frozenset):
        return sorted((_plain(item, seen) for item in value), key=repr)
    return _thing(value, seen)


def _thing(value: Any, seen: dict[int, int]) -> Any:
    for kind, name in _NAMED.items():
        if isinstance(value, kind):
            return name(value)
    if id(value) in seen:
        return {"same": seen[id(value)]}
    seen[id(value)] = len(seen)
    return {type(value).__qualname__: [[name, _plain(item, seen)] for name, item in _fields(value)]}


# How things that have an identity of their own, or never change, are named.
_NAMED: dict[type, Callable[[Any], Any]] = {
    Piece: lambda piece: {"piece": piece.number},
    Zone: lambda zone: {"zone": zone.key},
    Card: lambda card: {"card": card.id},
    Model: repr,
    type: lambda kind: kind.__qualname__,
    Chance: lambda _: "chance",
    Content: lambda _: "content",
    Rules: lambda _: "rules",
    Table: lambda _: "table",
}


def _fields(value: Any) -> list[tuple[str, Any]]:
    slots = [name for base in type(value).__mro__ for name in getattr(base, "__slots__", ())]
    own = [(name, getattr(value, name)) for name in slots if hasattr(value, name) and name != "__dict__"]
    return own + list(getattr(value, "__dict__", {}).items())
