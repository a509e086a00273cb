"""Each card as a picture at 300 dots an inch, without bleed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lobbycard.core.files import written_aside
from lobbycard.render.image import picture
from lobbycard.render.output import Output, Printout

DPI = 300


def write(printout: Printout) -> Iterator[Path]:
    """Write the picture of each card."""
    for card, pdf in printout.pages.items():
        path = printout.out / printout.name / f"{card}.png"
        with written_aside(path) as aside:
            picture(pdf, DPI).save(aside, "PNG", dpi=(DPI, DPI))
        yield path


FORMAT = Output("a picture of each card", write)
