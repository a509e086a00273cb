"""What a player may know of the table, as plain data, and the worlds that look the same to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lobbycard.engine.chance import Chance
from lobbycard.engine.decision import Player

if TYPE_CHECKING:
    from lobbycard.engine.event import Logged
    from lobbycard.engine.piece import Piece
    from lobbycard.engine.table import Table
    from lobbycard.engine.zone import Zone


def view(table: Table, player: Player | None) -> dict[str, Any]:
    """All that a player (None is a spectator) may know now; the game's own part stands beside the zones."""
    zones: dict[str, Any] = {}
    for (name, owner), zone in table.zones.items():
        shown = shown_zone(table, zone, player)
        if owner is None:
            zones[name] = shown
        else:
            zones.setdefault(name, {})[owner] = shown
    return {
        "you": player,
        "players": list(table.players),
        "out": list(table.out),
        "active": table.active,
        "turn": table.turn,
        "round": table.round,
        "zones": zones,
        **table.shown(player),
    }


def shown_zone(table: Table, zone: Zone, player: Player | None) -> dict[str, Any]:
    """A zone: how many cards, and those that are seen; in a zone without order they stand by id."""
    shown: dict[str, Any] = {"count": len(zone.pieces)}
    if zone.seen_by(player):
        pieces = zone.pieces if zone.ordered or zone.live else sorted(zone.pieces, key=_by_id)
        shown["cards"] = [shown_piece(table, piece) for piece in pieces]
        return shown
    known = [(at, piece.id) for at, piece in enumerate(zone.pieces) if piece.seen_by(player)]
    if known:
        shown["known"] = [list(pair) for pair in known] if zone.ordered else sorted(card for _, card in known)
    return shown


def shown_piece(table: Table, piece: Piece) -> dict[str, Any]:
    """A card that is seen, with what lies under it."""
    shown: dict[str, Any] = {"card": piece.id}
    if piece.flags:
        shown["flags"] = dict(piece.flags)
    if piece.under:
        shown["under"] = [shown_piece(table, under) for under in piece.under]
    shown.update(table.shown_piece(piece))
    return shown


def uncovers(table: Table, line: Logged, player: Player) -> bool:
    """Whether a player learnt of a card from what a line of the log tells."""
    if line.seen is not None and player not in line.seen:
        return False
    if line.origin is None:
        return line.kind in ("revealed", "looked-at")
    zones = {zone.key: zone for zone in table.zones.values()}
    return not zones[line.origin].seen_by(player)


def redeal(table: Table, player: Player | None, seed: int) -> None:
    """Make the table another one that looks the same to a player: hidden cards change places, chance starts anew."""
    groups: dict[Any, list[Piece]] = {}
    for piece in table.pieces:
        if not piece.seen_by(player):
            groups.setdefault(table.shuffled_with(piece), []).append(piece)
    dealer = Chance(seed)
    for hidden in groups.values():
        cards = dealer.shuffle([piece.card for piece in hidden])
        for piece, card in zip(hidden, cards, strict=True):
            piece.card = card
    table.chance.imagine(dealer.below(2**53))
    table.version += 1


def _by_id(piece: Piece) -> str:
    return piece.id
