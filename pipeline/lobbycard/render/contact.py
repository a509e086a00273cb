"""All faces on one picture, to look at a set as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

TABLE = "#2a211b"  # the colour of the table that the cards lie on


def contact_sheet(pictures: Sequence[Image.Image], columns: int, gap: int, corner: int) -> Image.Image:
    """The pictures in rows on a table, with rounded corners; all have the size of the first."""
    from PIL import Image

    width, height = pictures[0].size
    rows = -(-len(pictures) // columns)
    sheet = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), TABLE)
    mask = _rounded(width, height, corner)
    for place, face in enumerate(pictures):
        row, column = divmod(place, columns)
        sheet.paste(face, (gap + column * (width + gap), gap + row * (height + gap)), mask)
    return sheet


def _rounded(width: int, height: int, corner: int) -> Image.Image:
    """A mask of a rectangle with rounded corners, drawn large and made small for a smooth edge."""
    from PIL import Image, ImageDraw

    large = Image.new("L", (width * 4, height * 4), 0)
    ImageDraw.Draw(large).rounded_rectangle((0, 0, width * 4 - 1, height * 4 - 1), corner * 4, fill=255)
    return large.resize((width, height), Image.Resampling.LANCZOS)
