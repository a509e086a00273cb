"""Where each card and each mark lies on a sheet, in exact millimetres from the sheet's top left corner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from lobbycard.core.errors import ProjectError
from lobbycard.render.axis import Axis, Bleed, axis
from lobbycard.render.length import millimetres
from lobbycard.render.mark import Line, crop_marks, ruler
from lobbycard.render.stock import Marks, Paper, Stock


class Slot(NamedTuple):
    """A place for one card: the corner of its trim, and how far its picture runs over each side."""

    x: Decimal
    y: Decimal
    left: Decimal
    top: Decimal
    right: Decimal
    bottom: Decimal


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


def plan(stock: Stock, paper: Paper, marks: Marks, bleed: Bleed) -> Plan:
    """The sheet that holds the most cards, upright or lying; upright when both hold as many."""
    across, along = paper.size
    edge, shortest = millimetres(paper.edge), millimetres(marks.shortest)
    x, y = max(
        (
            (axis(width, stock.size[0], edge, shortest, bleed), axis(height, stock.size[1], edge, shortest, bleed))
            for width, height in ((across, along), (along, across))
        ),
        key=lambda axes: len(axes[0].starts) * len(axes[1].starts),
    )
    if not (x.starts and y.starts):
        raise ProjectError(f"a card of {stock.id} does not fit on a sheet of {paper.id}")
    return Plan(
        width=x.length,
        height=y.length,
        card=stock.size,
        columns=len(x.starts),
        rows=len(y.starts),
        slots=tuple(_slots(x, y)),
        marks=tuple(crop_marks(x, y, marks)),
        ruler=tuple(ruler(x, y, edge, marks)),
    )


def _slots(x: Axis, y: Axis) -> Iterator[Slot]:
    """The places row by row, each with its bleed."""
    for row, top in enumerate(y.starts):
        for column, left in enumerate(x.starts):
            yield Slot(
                left,
                top,
                left=x.bleed_before(column),
                top=y.bleed_before(row),
                right=x.bleed_after(column),
                bottom=y.bleed_after(row),
            )
