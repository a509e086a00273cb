"""Sheets to the hundredth of a millimetre: goldens, the known tables of cards to a sheet, and marks out of the way."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from itertools import product

import pytest

from lobbycard.core.errors import ProjectError
from lobbycard.core.project import shipped
from lobbycard.render.assets import Assets
from lobbycard.render.axis import Bleed
from lobbycard.render.impose import Plan, plan
from lobbycard.render.length import millimetres, points
from lobbycard.render.mark import Line
from lobbycard.render.reading import known, marks_in, paper_named, stock_named
from lobbycard.render.stock import Marks, Paper, Stock
from tests.golden_file import golden

ASSETS = Assets(shipped())
MARKS = marks_in(ASSETS)
BUTTED, GUTTER = Bleed(Decimal(3), gutter=False), Bleed(Decimal(3), gutter=True)

# Cards to a sheet at a bleed of 0, 1.5 and 3 mm on each card, as columns by rows, P upright and L lying.
A4 = {
    "poker-63x88": "3x3P 3x3P 4x2L",
    "poker-63-5x88-9": "3x3P 3x3P 4x2L",
    "bridge": "5x2L 3x3P 3x3P",
    "tarot": "2x2P 2x2P 2x2P",
    "mini-44x68": "4x4P 4x4P 4x3P",
    "mini": "6x3L 6x3L 3x4P",
    "standard-59x92": "3x3P 3x3P 4x2L",
    "standard-56x87": "5x2L 3x3P 3x3P",
    "square-70": "2x4P 2x3P 2x3P",
    "square-88-9": "2x3P 2x3P 2x3P",
}
LETTER = {
    "poker-63x88": "3x3P 4x2L 3x2P",
    "poker-63-5x88-9": "3x3P 4x2L 3x2L",
    "bridge": "3x3P 4x2L 4x2L",
    "tarot": "2x2P 2x2P 2x2P",
    "mini-44x68": "6x3L 4x3P 4x3P",
    "mini": "6x3L 4x4P 4x3P",
    "standard-59x92": "4x2L 4x2L 4x2L",
    "standard-56x87": "3x3P 3x3P 4x2L",
    "square-70": "2x3P 2x3P 2x3P",
    "square-88-9": "2x3P 2x2P 2x2P",
}


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("bleed", [BUTTED, GUTTER], ids=["butted", "gutter"])
def test_a_plan_is_the_golden_one(paper: str, bleed: Bleed) -> None:
    sheet = planned("poker-63x88", paper, bleed)
    actual = "\n".join([*described(sheet), *filled(sheet)]) + "\n"
    assert actual == golden(f"sheet/poker-63x88-{paper}-{'gutter' if bleed.gutter else 'butted'}.txt", actual)


@pytest.mark.parametrize(("paper", "table"), [("a4", A4), ("letter", LETTER)], ids=["a4", "letter"])
def test_as_many_cards_lie_on_a_sheet_as_is_known(paper: str, table: dict[str, str]) -> None:
    bleeds = [Bleed(Decimal(mm), gutter=True) for mm in ("0", "1.5", "3")]
    actual = {stock: " ".join(shape(planned(stock, paper, bleed)) for bleed in bleeds) for stock in table}
    assert actual == table


@pytest.mark.parametrize(("cards", "pages"), [(1, 1), (9, 1), (10, 2), (18, 2), (27, 3)])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nine_cards_fill_a_sheet_and_the_tenth_begins_another(paper: str, cards: int, pages: int) -> None:
    sheet = planned("poker-63x88", paper, BUTTED)
    assert (len(sheet.slots), sheet.pages(cards)) == (9, pages)


@pytest.mark.parametrize(("paper", "rim"), [("a4", ("3", "3")), ("letter", ("3", "1.5"))], ids=["a4", "letter"])
def test_the_rim_is_bled_as_far_as_the_marks_allow(paper: str, rim: tuple[str, str]) -> None:
    first, *_, last = planned("poker-63x88", paper, BUTTED).slots
    assert (first.left, first.top, last.right, last.bottom) == tuple(Decimal(mm) for mm in rim * 2)
    assert {first.right, first.bottom, last.left, last.top} == {Decimal(0)}


def test_other_papers_get_a_grid_of_their_own() -> None:
    assert shape(planned("poker-63x88", "a3", BUTTED)) == "6x3L"
    assert shape(planned("poker-63x88", "a5", BUTTED)) == "2x2P"


def test_a_card_larger_than_the_paper_is_told() -> None:
    poster = Stock.model_validate({**stock_named(ASSETS, "tarot").model_dump(by_alias=True), "width": "400mm"})
    with pytest.raises(ProjectError, match="a card of tarot does not fit on a sheet of a4"):
        plan(poster, paper_named(ASSETS, "a4"), MARKS, BUTTED)


def sheets() -> Iterator[tuple[Plan, Paper]]:
    papers = [paper_named(ASSETS, name) for name in known(ASSETS, Paper)]
    for stock, paper, bleed in product(known(ASSETS, Stock), papers, (BUTTED, GUTTER)):
        yield planned(stock, paper.id, bleed), paper


def test_marks_lie_outside_every_trim_and_bleed_and_inside_what_prints() -> None:
    seen = 0
    for sheet, paper in sheets():
        edge = millimetres(paper.edge)
        for line in [*sheet.marks, *sheet.ruler]:
            assert edge <= min(line.x1, line.x2) <= max(line.x1, line.x2) <= sheet.width - edge
            assert edge <= min(line.y1, line.y2) <= max(line.y1, line.y2) <= sheet.height - edge
            assert not any(crosses(line, sheet, place) for place in range(len(sheet.slots)))
            seen += 1
    assert seen > 500


def test_every_cut_has_a_mark_at_both_ends() -> None:
    for sheet, _ in sheets():
        cuts = {slot.x for slot in sheet.slots} | {slot.x + sheet.card[0] for slot in sheet.slots}
        upright = [line for line in sheet.marks if line.x1 == line.x2]
        assert sorted(line.x1 for line in upright) in (sorted([*cuts, *cuts]), [])


def test_the_ruler_is_a_hundred_millimetres_long() -> None:
    lengths = {
        max(abs(line.x2 - line.x1), abs(line.y2 - line.y1)) for line in planned("poker-63x88", "a4", BUTTED).ruler
    }
    assert lengths == {Decimal(100), Decimal(2), Decimal(1)}


@pytest.mark.parametrize(
    ("length", "mm", "pt"), [("63mm", "63", 178.583), ("2.5in", "63.5", 180.0), ("8.5in", "215.9", 612.0)]
)
def test_lengths_are_exact(length: str, mm: str, pt: float) -> None:
    assert (millimetres(length), points(millimetres(length))) == (Decimal(mm), pt)


def test_an_unknown_stock_names_the_nearest_and_all() -> None:
    with pytest.raises(ProjectError, match=r"no stock 'poker-63x8'; did you mean 'poker-63x88'\? \(known: bridge, "):
        stock_named(ASSETS, "poker-63x8")


def test_a_paper_is_no_stock() -> None:
    with pytest.raises(ProjectError, match=r"no stock 'a4'"):
        stock_named(ASSETS, "a4")


def planned(stock: str, paper: str, bleed: Bleed) -> Plan:
    marks: Marks = MARKS
    return plan(stock_named(ASSETS, stock), paper_named(ASSETS, paper), marks, bleed)


def shape(sheet: Plan) -> str:
    return f"{sheet.columns}x{sheet.rows}{'P' if sheet.width <= sheet.height else 'L'}"


def crosses(line: Line, sheet: Plan, place: int) -> bool:
    """Whether a line enters a card or its bleed; touching its edge is allowed."""
    slot, (width, height) = sheet.slots[place], sheet.card
    across = slot.x - slot.left < max(line.x1, line.x2) and min(line.x1, line.x2) < slot.x + width + slot.right
    along = slot.y - slot.top < max(line.y1, line.y2) and min(line.y1, line.y2) < slot.y + height + slot.bottom
    return across and along


def described(sheet: Plan) -> Iterator[str]:
    """A plan as text, in mm from the top left corner."""
    yield f"sheet {mm(sheet.width)} x {mm(sheet.height)}, card {mm(sheet.card[0])} x {mm(sheet.card[1])}"
    yield f"{sheet.columns} columns, {sheet.rows} rows"
    for place, slot in enumerate(sheet.slots, 1):
        bleed = f"bleed {mm(slot.left)} {mm(slot.top)} {mm(slot.right)} {mm(slot.bottom)}"
        yield f"slot {place}: {mm(slot.x)}, {mm(slot.y)}; {bleed}"
    for name, lines in (("mark", sheet.marks), ("ruler", sheet.ruler)):
        for line in lines:
            yield f"{name}: {mm(line.x1)}, {mm(line.y1)} to {mm(line.x2)}, {mm(line.y2)}"


def filled(sheet: Plan) -> Iterator[str]:
    """How many cards lie on each page of jobs of several sizes."""
    for cards in (1, 9, 10, 18, 27):
        slots = len(sheet.slots)
        pages = [min(slots, cards - page * slots) for page in range(sheet.pages(cards))]
        yield f"{cards} cards: {' + '.join(map(str, pages))}"


def mm(value: Decimal) -> str:
    return f"{value:f}".rstrip("0").rstrip(".") if "." in f"{value:f}" else f"{value:f}"
