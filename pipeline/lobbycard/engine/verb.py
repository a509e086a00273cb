"""The verbs: the only code that changes what lies where.

Each is a generator, as replacements and triggers may ask. Each lets an event happen: replacements first, then
the change, the line in the log and the triggers. `As` says what the move is to the game's cards:
`yield from move(table, piece, pile, As("discarded", by=player, cause="attack"))`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lobbycard.engine.decision import Flow, Player
from lobbycard.engine.event import PLAIN, As, Event
from lobbycard.engine.trigger import after, before, note, wake
from lobbycard.engine.zone import Sight, Zone

if TYPE_CHECKING:
    from lobbycard.engine.piece import Piece
    from lobbycard.engine.table import Table


def move(table: Table, piece: Piece, to: Zone, as_: As = PLAIN, *, top: bool = False) -> Flow[bool]:
    """Move a card to a zone, to its end or on top; whether it was moved.

    What lies under a card that leaves play goes along as `Table.fall` says.
    """
    event = Event(as_.kind or "moved", piece, as_.by, as_.cause)
    event.origin, event.to = piece.zone, to
    event.more.update(as_.told)
    # Most events have no listener; those are spared two generators.
    if event.kind in table.listeners and not (yield from before(table, event)):
        return False
    event.seen = _witnesses(table, piece, event.to)
    if piece.under and not event.to.live:
        yield from table.fall(piece, event)
    relocate(table, piece, event.to, top=top)
    note(table, event)
    if event.heard or event.kind in table.listeners:
        yield from wake(table, event)
    return True


def attach(table: Table, piece: Piece, host: Piece, as_: As = PLAIN) -> Flow[bool]:
    """Put a card under another one; whether it was put there."""
    event = Event(as_.kind or "attached", piece, as_.by, as_.cause, host=host.id)
    event.origin, event.to = piece.zone, host.zone
    event.more.update(as_.told)
    if not (yield from before(table, event)):
        return False
    event.seen = _witnesses(table, piece, host.zone)
    relocate(table, piece, host.zone, host=host)
    yield from after(table, event)
    return True


def exchange(table: Table, one: Piece, other: Piece, as_: As = PLAIN) -> Flow[bool]:
    """Let two cards change zones, each with all that lies under it; whether they did."""
    events = []
    for piece, place in ((one, other.zone), (other, one.zone)):
        event = Event(as_.kind or "exchanged", piece, as_.by, as_.cause)
        event.origin, event.to = piece.zone, place
        if not (yield from before(table, event)):
            return False
        event.seen = _witnesses(table, piece, place)
        events.append(event)
    for event in events:
        assert event.to is not None
        relocate(table, event.of, event.to)
    for event in events:
        yield from after(table, event)
    return True


def draw(table: Table, count: int, deck: Zone, hand: Zone, as_: As = PLAIN) -> Flow[int]:
    """Draw cards one by one from the top of a deck, as many as there are; how many came."""
    as_ = as_._replace(kind=as_.kind or "drawn", by=as_.by or hand.owner)
    drawn = 0
    while drawn < count and deck.pieces:
        if not (yield from move(table, deck.pieces[0], hand, as_)):
            break
        drawn += 1
    return drawn


def shuffle(table: Table, zone: Zone, stream: str = "deck") -> Flow[None]:
    """Shuffle a zone."""
    zone.pieces[:] = table.chance.shuffle(zone.pieces, stream, _id)
    for piece in zone.pieces:
        piece.known = ()
    yield from after(table, _in(zone, Event("shuffled", zone.name)))


def reveal(table: Table, pieces: Sequence[Piece], by: Piece | Player | None = None) -> Flow[None]:
    """Show cards to everyone; they are known until they move."""
    for piece in pieces:
        piece.known = table.players
        yield from after(table, Event("revealed", piece, by=by))


def look(table: Table, player: Player, pieces: Sequence[Piece]) -> Flow[None]:
    """Show cards to one player; they are known to them until they move."""
    for piece in pieces:
        if not piece.seen_by(player):
            piece.known = (*piece.known, player)
        event = Event("looked-at", piece, player)
        event.seen = (player,)
        yield from after(table, event)


def reorder(table: Table, pieces: Sequence[Piece], by: Player) -> Flow[None]:
    """Put some cards of one zone on top of it in the order given."""
    zone = pieces[0].zone
    zone.pieces[:] = [*pieces, *(piece for piece in zone.pieces if piece not in pieces)]
    yield from after(table, _in(zone, Event("reordered", zone.name, by, count=len(pieces))))


def flag(table: Table, piece: Piece, name: str, value: object, as_: As = PLAIN) -> Flow[bool]:
    """Set a flag of a card (None takes it off), as an event of that name: 'knocked-out'; whether it was set."""
    event = Event(as_.kind or name, piece, as_.by, as_.cause)
    if not (yield from before(table, event)):
        return False
    if value is None:
        piece.flags.pop(name, None)
    else:
        piece.flags[name] = value
    yield from after(table, event)
    return True


def relocate(table: Table, piece: Piece, to: Zone, *, host: Piece | None = None, top: bool = False) -> None:
    """Put a card where it goes without an event: what verbs and set-ups are made of."""
    left, was_live = piece.zone, piece.zone.live
    (piece.host.under if piece.host is not None else left.pieces).remove(piece)
    row = host.under if host is not None else to.pieces
    row.insert(0 if top else len(row), piece)
    piece.host = host
    table.version += 1
    if to is left:
        return
    for each in piece.stack() if piece.under else (piece,):
        each.zone = to
        each.life += 1
        each.known = ()
        each.controller = to.owner if to.owner is not None else each.owner
        if was_live:
            table.take_down(each)
        if to.live:
            table.put_up(each)
        else:
            each.flags.clear()


def _witnesses(table: Table, piece: Piece, to: Zone) -> tuple[Player, ...] | None:
    """Who may know which card it is that moves: whoever sees it before or after."""
    if piece.zone.sight is Sight.EVERYONE or to.sight is Sight.EVERYONE:
        return None
    if piece.zone.sight is Sight.NOBODY and not piece.known and to.sight is Sight.OWNER and to.owner is not None:
        return (to.owner,)
    return tuple(player for player in table.players if piece.seen_by(player) or to.seen_by(player))


def _in(zone: Zone, event: Event) -> Event:
    event.to = zone
    return event


def _id(piece: Piece) -> str:
    return piece.id
