"""The sheets that are written: their boxes, their text, their marks, and the same bytes on every run."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from lobbycard.render.printing import run
from tests.meta.source import PIPELINE, ROOT
from tests.render.workshop import SHOWPIECES, Workshop

CARDS = list(SHOWPIECES.values())
PAPERS = {"a4": (595.276, 841.89), "letter": (612.0, 792.0)}
PRINT = """
import sys
from pathlib import Path
from lobbycard.render.printing import run
from tests.render.workshop import SHOWPIECES, shipped_workshop
run(shipped_workshop().job(Path(sys.argv[1]), list(SHOWPIECES.values())))
"""


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which pages are kept from one job to the next."""
    return tmp_path_factory.mktemp("sheets")


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("cards", "pages"), [(1, 1), (9, 1), (10, 2), (18, 2), (27, 3)])
def test_every_page_has_exactly_the_size_of_the_paper(
    paper: str, cards: int, pages: int, out: Path, workshop: Workshop
) -> None:
    chosen = (CARDS * 5)[:cards]
    result = run(workshop.job(out, chosen, papers=[paper]))
    assert [path.name for path in result.paths] == [f"bbb-{paper}.pdf"]
    with pikepdf.open(result.paths[0]) as sheets:
        boxes = [[float(side) for side in page.mediabox] for page in sheets.pages]
        assert boxes == [[0, 0, *PAPERS[paper]]] * pages
        forms = {name for page in sheets.pages for name in page.Resources.XObject}
        assert len(forms) <= min(cards, len(CARDS))


def test_a_viewer_is_told_to_print_at_full_size(out: Path, workshop: Workshop) -> None:
    [path] = run(workshop.job(out, CARDS, papers=["a4"])).paths
    with pikepdf.open(path) as sheets:
        assert sheets.Root.ViewerPreferences.PrintScaling == "/None"


def test_a_card_s_page_has_the_boxes_of_its_trim_and_bleed(workshop: Workshop) -> None:
    printed = workshop.printed(workshop.content.cards["riot"])
    with pikepdf.open(BytesIO(printed.pdf)) as card:
        [page] = card.pages
        boxes = [[round(float(side), 2) for side in box] for box in (page.mediabox, page.trimbox)]
    assert boxes == [[-8.5, -8.5, 187.09, 257.95], [0, 0, 178.58, 249.45]]


def test_marks_are_drawn_or_not_as_asked(out: Path, workshop: Workshop) -> None:
    strokes = {}
    for marks in (True, False):
        [path] = run(workshop.job(out, CARDS, papers=["a4"], marks=marks)).paths
        with pikepdf.open(path) as sheets:
            strokes[marks] = sheets.pages[0].Contents.read_bytes().count(b" l S")
    assert strokes == {True: 28, False: 0}


def test_the_text_of_a_sheet_is_the_text_of_its_cards_in_their_order(out: Path, workshop: Workshop) -> None:
    cards = (CARDS * 2)[:10]
    [path] = run(workshop.job(out, cards, papers=["letter"])).paths
    pages = texts(path.read_bytes())
    expected = [texts(workshop.printed(workshop.content.cards[card]).pdf)[0] for card in cards]
    assert ["".join(page.split()) for page in pages] == [
        "".join("".join(expected[:9]).split()),
        "".join(expected[9].split()),
    ]
    assert "Molotov" in pages[0]
    assert "Killer" in pages[1]


def test_signs_with_a_meaning_in_html_print_as_they_are(workshop: Workshop) -> None:
    printed = workshop.printed(workshop.card("riot", name="Tom & Jerry", quote="Tom & Jerry deal < 3 &amp; more."))
    [text] = texts(printed.pdf)
    assert "Tom & Jerry\n" in text.replace("\r", "")
    assert "“Tom & Jerry deal < 3 &amp; more.”" in " ".join(text.split())


def test_every_font_of_a_sheet_is_a_bundled_one_and_embedded(out: Path, workshop: Workshop) -> None:
    [path] = run(workshop.job(out, CARDS, papers=["a4"])).paths
    with pikepdf.open(path) as sheets:
        fonts = [thing for thing in sheets.objects if isinstance(thing, pikepdf.Dictionary) and "/FontName" in thing]
        names = {str(font.FontName).partition("+")[2].partition(",")[0] for font in fonts}
        assert [font for font in fonts if not {"/FontFile2", "/FontFile3"} & set(font.keys())] == []
    assert names == {
        *("Anton", "Barlow-Bold", "Barlow-Bold-Italic", "Barlow-Medium"),
        *("Caprasimo", "Fraunces-Italic", "Shrikhand"),
    }


def test_two_processes_write_the_same_bytes(tmp_path: Path) -> None:
    written = []
    for seed in ("1", "2"):
        folder = tmp_path / seed
        environment = os.environ | {"PYTHONPATH": f"{PIPELINE}:{ROOT}", "PYTHONHASHSEED": seed}
        subprocess.run([sys.executable, "-c", PRINT, folder], env=environment, check=True, cwd=tmp_path)
        written.append({path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.pdf")})
    assert written[0] == written[1]
    assert len(written[0]) == len(CARDS) + len(PAPERS)


def texts(pdf: bytes) -> list[str]:
    """The text of each page."""
    document = pypdfium2.PdfDocument(pdf)
    return [page.get_textpage().get_text_range() for page in document]
