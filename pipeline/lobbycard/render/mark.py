"""The lines around the cards of a sheet: crop marks, and a ruler that tells whether it was printed at its size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple

from lobbycard.render.axis import Axis
from lobbycard.render.length import millimetres
from lobbycard.render.stock import Marks

CENTIMETRE = Decimal(10)


class Line(NamedTuple):
    """A straight line from one point to another, in mm from the sheet's top left corner."""

    x1: Decimal
    y1: Decimal
    x2: Decimal
    y2: Decimal


def crop_marks(x: Axis, y: Axis, marks: Marks) -> Iterator[Line]:
    """A tick beyond both ends of every cut, outside trim and bleed."""
    longest = millimetres(marks.longest)
    for cut in x.cuts:
        for near, far in _ticks(y, longest):
            yield Line(cut, near, cut, far)
    for cut in y.cuts:
        for near, far in _ticks(x, longest):
            yield Line(near, cut, far, cut)


def ruler(x: Axis, y: Axis, edge: Decimal, marks: Marks) -> Iterator[Line]:
    """A ruler along the foot or the left edge, wherever the crop marks leave room for it; else none."""
    length, needed = millimetres(marks.ruler), millimetres(marks.longest) + millimetres(marks.tick)
    if y.room >= needed and x.length >= length:
        base = y.length - edge
        for along, high in _scale((x.length - length) / 2, marks):
            yield Line(along, base, along, base - high)
        yield Line((x.length - length) / 2, base, (x.length + length) / 2, base)
    elif x.room >= needed and y.length >= length:
        for along, high in _scale((y.length - length) / 2, marks):
            yield Line(edge, along, edge + high, along)
        yield Line(edge, (y.length - length) / 2, edge, (y.length + length) / 2)


def _ticks(axis: Axis, longest: Decimal) -> Sequence[tuple[Decimal, Decimal]]:
    """From where to where a tick goes, at the start and at the end of an axis."""
    reach = min(axis.room, longest)
    if reach <= 0:
        return ()
    first, last = axis.cuts[0] - axis.rim, axis.cuts[-1] + axis.rim
    return (first - reach, first), (last, last + reach)


def _scale(start: Decimal, marks: Marks) -> Iterator[tuple[Decimal, Decimal]]:
    """Where each centimetre of the ruler stands and how high; its ends stand twice as high."""
    steps, tick = int(millimetres(marks.ruler) // CENTIMETRE), millimetres(marks.tick)
    for step in range(steps + 1):
        yield start + CENTIMETRE * step, tick if step in (0, steps) else tick / 2
