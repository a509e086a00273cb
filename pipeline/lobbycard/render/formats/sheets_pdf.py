"""Sheets to print and cut, one PDF for each size of paper."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

from lobbycard.render.impose import plan
from lobbycard.render.length import millimetres
from lobbycard.render.output import Output, Printout
from lobbycard.render.sheet import write_sheets


def write(printout: Printout) -> Iterator[Path]:
    """Write the sheets of each paper."""
    line = millimetres(printout.marks.line) if printout.draw_marks else Decimal(0)
    for paper in printout.papers:
        path = printout.out / f"{printout.name}-{paper.id}.pdf"
        sheet = plan(printout.stock, paper, printout.marks, printout.bleed)
        write_sheets(path, sheet, [printout.pages[card] for card in printout.cards], printout.face, line)
        yield path


FORMAT = Output("sheets to print and cut", write)
