"""Faces look as they did: one showpiece a kind is compared with a committed picture, within a tolerance.

Pictures are small and compared loosely, since another version of the renderer, of Pango or of FreeType moves a
letter by a fraction of a pixel and draws its edge in other greys. Blurred by a pixel, that leaves the mean
difference under 2 of 255 here; a missing emblem, a wrong colour or a shifted text box leaves far more, which the
last tests hold against it.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageColor, ImageFilter, ImageStat

from lobbycard.content.card import Art
from lobbycard.render.contact import TABLE, contact_sheet
from lobbycard.render.face import Face
from lobbycard.render.image import picture
from tests.golden_file import GOLDEN
from tests.render.workshop import SHOWPIECES, Workshop

DPI = 75
TOLERANCE = 2.0  # mean difference of all pixels and channels, of 255


@pytest.mark.parametrize("card", SHOWPIECES.values())
def test_a_showpiece_looks_as_it_did(card: str, showcase: Workshop) -> None:
    assert difference(drawn(card, showcase), golden_picture(card, drawn(card, showcase))) < TOLERANCE


@pytest.mark.parametrize("card", SHOWPIECES.values())
def test_a_showpiece_without_its_emblem_does_not_pass(card: str, showcase: Workshop) -> None:
    bare = picture(showcase.printed(showcase.card(card, art=Art(emblem="eye"))).pdf, DPI)
    assert difference(bare, drawn(card, showcase)) > TOLERANCE


def test_a_text_box_moved_by_a_millimetre_does_not_pass(showcase: Workshop) -> None:
    face = showcase.faces.face(showcase.content.cards["riot"])
    moved = replace(face, html=face.html.replace('class="text"', 'class="text" id="moved"') + MOVED)
    assert moved.html.count("moved") == 2

    def unchanged(sizes: dict[str, float]) -> Face:
        return moved

    assert difference(picture(showcase.press.printed(moved, unchanged).pdf, DPI), drawn("riot", showcase)) > TOLERANCE


@pytest.mark.parametrize(
    ("dpi", "bleed", "size"),
    [(300, False, (744, 1039)), (300, True, (815, 1110)), (150, False, (372, 520)), (72, False, (179, 249))],
)
def test_a_picture_has_exactly_its_pixels_and_no_pale_edge(
    dpi: int, bleed: bool, size: tuple[int, int], showcase: Workshop
) -> None:
    image = picture(showcase.printed(showcase.content.cards["riot"]).pdf, dpi, bleed)
    assert image.size == size
    width, height = size
    edges = [(0, 0, width, 1), (0, height - 1, width, height), (0, 0, 1, height), (width - 1, 0, width, height)]
    assert [edge for edge in edges if min(ImageStat.Stat(image.crop(edge)).mean) > 200] == []


def test_a_contact_sheet_holds_every_picture_in_its_place() -> None:
    colours = ["#ff0000", "#00ff00", "#0000ff"]
    sheet = contact_sheet([Image.new("RGB", (20, 30), colour) for colour in colours], columns=2, gap=4, corner=3)
    assert sheet.size == (52, 72)
    assert [sheet.getpixel(point) for point in ((14, 19), (38, 19), (14, 53))] == [
        (255, 0, 0),
        (0, 255, 0),
        (0, 0, 255),
    ]
    table = sheet.getpixel((0, 0))
    assert sheet.getpixel((38, 53)) == table  # there is no fourth
    assert ImageColor.getrgb(TABLE) == table
    assert sheet.getpixel((4, 4)) != (255, 0, 0)  # the corner is cut off


MOVED = "<style>#moved { top: 50.2mm }</style>"


def drawn(card: str, showcase: Workshop) -> Image.Image:
    return picture(showcase.printed(showcase.content.cards[card]).pdf, DPI)


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures of one size, both blurred by a pixel."""
    assert one.size == other.size
    soft = [image.filter(ImageFilter.GaussianBlur(1)) for image in (one, other)]
    means: list[float] = ImageStat.Stat(ImageChops.difference(*soft)).mean
    return sum(means) / len(means)


def golden_picture(card: str, actual: Image.Image) -> Image.Image:
    path: Path = GOLDEN / "picture" / f"{card}.png"
    if os.environ.get("LOBBYCARD_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        actual.save(path, optimize=True)
    return Image.open(path).convert("RGB")
