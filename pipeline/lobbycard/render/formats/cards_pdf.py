"""Each card as a PDF of its own, with bleed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lobbycard.core.files import written_aside
from lobbycard.render.output import Output, Printout


def write(printout: Printout) -> Iterator[Path]:
    """Write the pages as the press made them."""
    for card, pdf in printout.pages.items():
        path = printout.out / printout.name / f"{card}.pdf"
        with written_aside(path) as aside:
            aside.write_bytes(pdf)
        yield path


FORMAT = Output("a PDF for each card", write)
