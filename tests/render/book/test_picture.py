"""Quick references look as they did: small pictures are compared tile by tile, within a tolerance.

A page is mostly ground; compared as a whole, six missing emblems would be lost in it. A tile is about a card's size.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from lobbycard.render.image import picture
from lobbycard.render.press import Press
from tests.render.book.bindery import PAPERS, Bindery
from tests.render.test_pictures import difference, golden_picture

DPI = 50
ACROSS, DOWN = 6, 8
TOLERANCE = 4.0  # mean difference of the pixels and channels of the worst tile, of 255


@pytest.mark.parametrize("paper", PAPERS)
def test_it_looks_as_it_did(paper: str, frozen: Bindery) -> None:
    actual = drawn(paper, frozen)
    assert worst_difference(actual, golden_picture(f"quickref-bbb-{paper}", actual)) < TOLERANCE


@pytest.mark.parametrize("style", [".place-2 { margin-top: 3mm }", ".emblem { display: none }", "h1 { color: red }"])
def test_a_change_that_shows_does_not_pass(style: str, frozen: Bindery) -> None:
    sheet, page = frozen.sheet("a4"), frozen.page("a4")
    changed = replace(page, html=page.html.replace("</main>", f"<style>{style}</style></main>"))
    other = picture(Press(sheet.assets, sheet.style).printed(changed, lambda sizes: changed).pdf, DPI)
    assert worst_difference(other, drawn("a4", frozen)) > TOLERANCE


def drawn(paper: str, frozen: Bindery) -> Image.Image:
    return picture(frozen.printed(paper).pdf, DPI)


def worst_difference(one: Image.Image, other: Image.Image) -> float:
    """The difference of the two tiles of one place that differ most."""
    assert one.size == other.size
    width, height = one.width // ACROSS, one.height // DOWN
    places = [(x * width, y * height) for x in range(ACROSS) for y in range(DOWN)]
    tiles = [(left, top, left + width, top + height) for left, top in places]
    return max(difference(one.crop(tile), other.crop(tile)) for tile in tiles)
