"""One direction of a sheet: how many cards lie along it, where, and how much room is left at its ends."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

ZERO = Decimal(0)


class Bleed(NamedTuple):
    """How far pictures run over the trim, and whether each card gets its own bleed or the rim alone."""

    mm: Decimal
    gutter: bool

    @property
    def inner(self) -> Decimal:
        """The bleed between cards."""
        return self.mm if self.gutter else ZERO


class Axis(NamedTuple):
    """The length of the sheet and of a card, where cards start, the bleed at the rim, and the room beyond it."""

    length: Decimal
    card: Decimal
    starts: tuple[Decimal, ...]
    rim: Decimal
    inner: Decimal
    room: Decimal

    @property
    def cuts(self) -> list[Decimal]:
        """Where the blade goes, each place once."""
        return sorted({cut for start in self.starts for cut in (start, start + self.card)})

    def bleed_before(self, place: int) -> Decimal:
        """How far the card of a place runs over its start."""
        return self.rim if place == 0 else self.inner

    def bleed_after(self, place: int) -> Decimal:
        """How far the card of a place runs over its end."""
        return self.rim if place == len(self.starts) - 1 else self.inner


def axis(length: Decimal, card: Decimal, edge: Decimal, shortest: Decimal, bleed: Bleed) -> Axis:
    """As many cards as lie inside the printable length, centred; `shortest` is the room that a mark needs."""
    cell = card + 2 * bleed.inner
    count = int((length - 2 * edge) // cell)
    margin = (length - count * cell) / 2 + bleed.inner
    # Without a gutter the rim alone is bled, and never so far that no mark would show beyond it.
    rim = bleed.mm if bleed.gutter else max(ZERO, min(bleed.mm, margin - edge - shortest))
    starts = tuple(margin + place * cell for place in range(count))
    return Axis(length, card, starts, rim, bleed.inner, margin - edge - rim)
