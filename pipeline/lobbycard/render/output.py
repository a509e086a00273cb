"""What a format of output is given: the pages of cards, and how they are to lie on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path

from lobbycard.render.axis import Bleed
from lobbycard.render.stock import Marks, Paper, Stock


@dataclass(frozen=True)
class Printout:
    """Cards in print order by id, the page of each as PDF, and what they are printed on."""

    name: str
    out: Path
    cards: Sequence[str]
    pages: Mapping[str, bytes]
    face: tuple[Decimal, Decimal]
    stock: Stock
    papers: Sequence[Paper]
    marks: Marks
    draw_marks: bool
    bleed: Bleed


@dataclass(frozen=True)
class Output:
    """A format of output: what it is, and what writes it."""

    summary: str
    write: Callable[[Printout], Iterator[Path]]
