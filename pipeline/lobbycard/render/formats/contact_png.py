"""All cards of a job on one picture, in print order, each once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lobbycard.core.files import written_aside
from lobbycard.render.contact import contact_sheet
from lobbycard.render.image import picture
from lobbycard.render.output import Output, Printout

DPI, COLUMNS, GAP, CORNER = 84, 11, 9, 10  # gap and corner in pixels
COLOURS = 256  # flat colours: a palette halves the file and can't be told from the original


def write(printout: Printout) -> Iterator[Path]:
    """Write the contact sheet."""
    path = printout.out / f"{printout.name}-contact.png"
    faces = [picture(pdf, DPI) for pdf in printout.pages.values()]
    with written_aside(path) as aside:
        contact_sheet(faces, min(COLUMNS, len(faces)), GAP, CORNER).quantize(COLOURS).save(aside, "PNG", optimize=True)
    yield path


FORMAT = Output("all cards on one picture", write)
