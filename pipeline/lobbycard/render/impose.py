"""Where each card and each mark lies on a sheet, in exact millimetres from the sheet's top left corner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from lobbycard.core.errors import ProjectError
from lobbycard.render.length import millimetres
from lobbycard.render.stock import Marks, Paper, Stock

ZERO = Decimal(0)
RULER_STEP = Decimal(10)


class Slot(NamedTuple):
    """A place for one card: the corner of its trim, and how far its picture runs over each side."""

    x: Decimal
    y: Decimal
    left: Decimal
    top: Decimal
    right: Decimal
    bottom: Decimal


class Line(NamedTuple):
    """A straight line from one point to another."""

    x1: Decimal
    y1: Decimal
    x2: Decimal
    y2: Decimal


@dataclass(frozen=True)
class Plan:
    """One sheet: its size as it lies, the size of a card, the places in reading order, and the lines around them."""

    width: Decimal
    height: Decimal
    card: tuple[Decimal, Decimal]
    columns: int
    rows: int
    slots: tuple[Slot, ...]
    marks: tuple[Line, ...]
    ruler: tuple[Line, ...]

    def pages(self, cards: int) -> int:
        """How many sheets so many cards take."""
        return -(-cards // len(self.slots))


class _Axis(NamedTuple):
    """One direction of a sheet: how many cards, their starts, and the room and bleed at the rim."""

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


def plan(stock: Stock, paper: Paper, marks: Marks, bleed_mm: Decimal, gutter: bool = False) -> Plan:
    """The sheet that holds the most cards, upright or lying; upright when both hold as many."""
    across, along = paper.size
    lying = [_axes(size, stock, paper, marks, (bleed_mm, gutter)) for size in ((across, along), (along, across))]
    x, y = max(lying, key=lambda axes: len(axes[0].starts) * len(axes[1].starts))
    if not (x.starts and y.starts):
        raise ProjectError(f"a card of {stock.id} is larger than a sheet of {paper.id}")
    return Plan(
        width=x.length,
        height=y.length,
        card=stock.size,
        columns=len(x.starts),
        rows=len(y.starts),
        slots=tuple(_slots(x, y)),
        marks=tuple(_marks(x, y, marks)),
        ruler=tuple(_ruler(x, y, millimetres(paper.edge), marks)),
    )


def _axes(
    sheet: tuple[Decimal, Decimal], stock: Stock, paper: Paper, marks: Marks, bleed: tuple[Decimal, bool]
) -> tuple[_Axis, _Axis]:
    (width, height), edge = sheet, millimetres(paper.edge)
    shortest = millimetres(marks.shortest)
    return (
        _axis(width, stock.size[0], edge, shortest, bleed),
        _axis(height, stock.size[1], edge, shortest, bleed),
    )


def _axis(length: Decimal, card: Decimal, edge: Decimal, shortest: Decimal, bleed: tuple[Decimal, bool]) -> _Axis:
    """As many cards as the printable length holds, centred."""
    bleed_mm, gutter = bleed
    inner = bleed_mm if gutter else ZERO
    cell = card + 2 * inner
    count = int((length - 2 * edge) // cell)
    margin = (length - count * cell) / 2 + inner
    # Without a gutter the rim alone is bled, and never so far that no mark would show beyond it.
    rim = bleed_mm if gutter else max(ZERO, min(bleed_mm, margin - edge - shortest))
    starts = tuple(margin + place * cell for place in range(count))
    return _Axis(length, card, starts, rim, inner, margin - edge - rim)


def _slots(x: _Axis, y: _Axis) -> Iterator[Slot]:
    """The places row by row, each with its bleed: the rim's outside, the gutter's between cards."""
    for row, top in enumerate(y.starts):
        for column, left in enumerate(x.starts):
            yield Slot(
                left,
                top,
                left=x.rim if column == 0 else x.inner,
                top=y.rim if row == 0 else y.inner,
                right=x.rim if column == len(x.starts) - 1 else x.inner,
                bottom=y.rim if row == len(y.starts) - 1 else y.inner,
            )  # fmt: skip


def _marks(x: _Axis, y: _Axis, marks: Marks) -> Iterator[Line]:
    """A tick beyond both ends of every cut, outside trim and bleed."""
    longest = millimetres(marks.longest)
    for cut in x.cuts:
        for near, far in _ticks(y, longest):
            yield Line(cut, near, cut, far)
    for cut in y.cuts:
        for near, far in _ticks(x, longest):
            yield Line(near, cut, far, cut)


def _ticks(axis: _Axis, longest: Decimal) -> Sequence[tuple[Decimal, Decimal]]:
    """From where to where a tick goes, at the start and at the end of an axis."""
    reach = min(axis.room, longest)
    if reach <= 0:
        return ()
    first, last = axis.cuts[0] - axis.rim, axis.cuts[-1] + axis.rim
    return (first - reach, first), (last, last + reach)


def _ruler(x: _Axis, y: _Axis, edge: Decimal, marks: Marks) -> Iterator[Line]:
    """A ruler along the foot or the left edge, wherever the ticks of the cuts leave room for it."""
    ruler, tick, longest = millimetres(marks.ruler), millimetres(marks.tick), millimetres(marks.longest)
    steps = int(ruler // RULER_STEP)
    if y.room >= longest + tick and x.length >= ruler:
        start, base = (x.length - ruler) / 2, y.length - edge
        yield Line(start, base, start + ruler, base)
        yield from (
            Line(start + RULER_STEP * step, base, start + RULER_STEP * step, base - _height(step, steps, tick))
            for step in range(steps + 1)
        )
    elif x.room >= longest + tick and y.length >= ruler:
        start, base = (y.length - ruler) / 2, edge
        yield Line(base, start, base, start + ruler)
        yield from (
            Line(base, start + RULER_STEP * step, base + _height(step, steps, tick), start + RULER_STEP * step)
            for step in range(steps + 1)
        )


def _height(step: int, steps: int, tick: Decimal) -> Decimal:
    """The ends of the ruler stand taller than its centimetres."""
    return tick if step in (0, steps) else tick / 2
