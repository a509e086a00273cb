"""What was laid out, read from its boxes: text that is too large for its place, and the fonts asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

TOLERANCE = 0.4  # CSS pixels, a tenth of a millimetre
MILLIMETRES = 25.4 / 96


class Overflow(NamedTuple):
    """A region whose text is too large: by how much, and what part of the text's extent there is room for."""

    region: str
    over_mm: float
    room: float


def overflows(page: Any) -> Iterator[Overflow]:
    """The regions of a page whose text runs over; a region is an element with data-fit round one of class fit-in."""
    for box in boxes(page._page_box):
        region = box.element.get("data-fit") if box.element is not None else None
        if region and hasattr(box, "height"):
            over = _overflow(box, region)
            if over is not None:
                yield over


def fonts_asked_for(page: Any) -> set[tuple[str, ...]]:
    """The lists of font families that the visible text of a page names."""
    lettered = (box for box in boxes(page._page_box) if getattr(box, "text", "").strip())
    return {tuple(box.style["font_family"]) for box in lettered}


def _overflow(box: Any, region: str) -> Overflow | None:
    inner = [each for each in boxes(box) if each is not box and _is_text(each)]
    if not inner:
        return None
    text = inner[0]
    left, width = text.content_box_x(), max(box.width, 1)
    right = max((each.position_x + each.width for each in boxes(text) if _is_letters(each)), default=left)
    tall, wide = text.margin_height() - box.height, right - left - width
    if max(tall, wide) <= TOLERANCE:
        return None
    room = min(box.height / text.margin_height(), width / max(right - left, 1))
    return Overflow(region, max(tall, wide) * MILLIMETRES, min(room, 1.0))


def boxes(box: Any) -> Iterator[Any]:
    """A box and all in it; what is placed absolutely stands behind a placeholder."""
    box = getattr(box, "_box", box)
    yield box
    if hasattr(box, "all_children"):
        for child in box.all_children():
            yield from boxes(child)


def _is_text(box: Any) -> bool:
    return box.element is not None and box.element.get("class") == "fit-in" and hasattr(box, "margin_height")


def _is_letters(box: Any) -> bool:
    return hasattr(box, "text") or hasattr(box, "replacement")
