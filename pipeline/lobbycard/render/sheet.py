"""Lays the pages of single cards on sheets, with marks, as one PDF that is the same on every run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from lobbycard.core.files import written_aside
from lobbycard.render.impose import Plan, Slot
from lobbycard.render.length import points
from lobbycard.render.mark import Line

if TYPE_CHECKING:
    import pikepdf

Size = tuple[Decimal, Decimal]
INK = "0.35 G"  # a grey that shows on light and dark borders


def write_sheets(path: Path, plan: Plan, pages: Sequence[bytes], face: Size, line_mm: Decimal) -> None:
    """Write card pages onto sheets in their order; `face` is the size that they were drawn in, without bleed.

    A line width of 0 leaves the marks out.
    """
    import pikepdf

    with pikepdf.new() as sheets:
        forms: dict[bytes, pikepdf.Object] = {}
        for first in range(0, len(pages), len(plan.slots)):
            here = pages[first : first + len(plan.slots)]
            _add_sheet(sheets, plan, [_form(sheets, forms, page) for page in here], face, line_mm)
        preferences = pikepdf.Dictionary(PrintScaling=pikepdf.Name("/None"), PickTrayByPDFSize=True)
        sheets.Root.ViewerPreferences = preferences
        pdf = BytesIO()  # into a file it would write itself, and a full disk would end it without a word
        sheets.save(pdf, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
        with written_aside(path) as aside:
            aside.write_bytes(pdf.getvalue())


def _form(sheets: pikepdf.Pdf, forms: dict[bytes, pikepdf.Object], page: bytes) -> pikepdf.Object:
    """The page of a card as a form of the sheets; copies of one card share it."""
    import pikepdf

    if page not in forms:
        with pikepdf.open(BytesIO(page)) as card:
            only = card.pages[0]
            only.trimbox = only.mediabox  # the form is cut off at the trim box, and the bleed has to stay
            forms[page] = sheets.copy_foreign(only.as_form_xobject())
    return forms[page]


def _add_sheet(
    sheets: pikepdf.Pdf,
    plan: Plan,
    forms: Sequence[pikepdf.Object],
    face: Size,
    line_mm: Decimal,
) -> None:
    import pikepdf

    names = {form.objgen: f"/Card{place}" for place, form in reversed(list(enumerate(forms)))}
    placed = [
        line
        for slot, form in zip(plan.slots, forms, strict=False)
        for line in _placed(plan, slot, names[form.objgen], face)
    ]
    marks = list(_drawn([*plan.marks, *plan.ruler], plan, line_mm)) if line_mm else []
    page = sheets.add_blank_page(page_size=(points(plan.width), points(plan.height)))
    by_name = {names[form.objgen]: form for form in forms}
    page.Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary({name: by_name[name] for name in sorted(by_name)}))
    page.Contents = sheets.make_stream("\n".join([*placed, *marks]).encode())


def _placed(plan: Plan, slot: Slot, name: str, face: Size) -> Iterator[str]:
    """A card's form, scaled to fill the trim, centred on its place and cut off at the bleed of each side."""
    (width, height), (drawn_width, drawn_height) = plan.card, face
    scale = max(width / drawn_width, height / drawn_height)
    left, bottom = slot.x - slot.left, plan.height - (slot.y + height + slot.bottom)
    wide, high = slot.left + width + slot.right, slot.top + height + slot.bottom
    x = slot.x + (width - drawn_width * scale) / 2
    y = plan.height - slot.y - height + (height - drawn_height * scale) / 2
    yield f"q {points(left):g} {points(bottom):g} {points(wide):g} {points(high):g} re W n"
    yield f"{float(scale):.6g} 0 0 {float(scale):.6g} {points(x):g} {points(y):g} cm {name} Do Q"


def _drawn(lines: Sequence[Line], plan: Plan, line_mm: Decimal) -> Iterator[str]:
    """Marks as strokes."""
    yield f"q {INK} {points(line_mm):g} w"
    for line in lines:
        start = f"{points(line.x1):g} {points(plan.height - line.y1):g} m"
        yield f"{start} {points(line.x2):g} {points(plan.height - line.y2):g} l S"
    yield "Q"
