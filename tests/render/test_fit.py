"""Text is set as large as fits, shrinks to its floor and is then a fault: nothing is cut off and nothing left out."""

from __future__ import annotations

import re

import pytest

from lobbycard.render.face import Face
from lobbycard.render.layout import overflows
from lobbycard.render.style import Fit
from tests.render.workshop import Workshop, faults

LINE = "I told the other one I would be back before the credits. "


def test_sizes_go_down_by_steps_and_end_on_the_floor() -> None:
    fit = Fit.model_validate({"from-pt": 9.0, "floor-pt": 6.6, "step-pt": 0.5})
    assert fit.sizes() == [9.0, 8.5, 8.0, 7.5, 7.0, 6.6]


def test_a_short_text_has_the_largest_size(workshop: Workshop) -> None:
    assert sizes_set(workshop, quote="Dig it.")["text"] == workshop.style.fit["text"].from_pt


def test_a_longer_text_is_set_smaller_and_told_when_hard_to_read(workshop: Workshop) -> None:
    assert faults(workshop.printed(workshop.card("riot", quote=LINE * 6))) == [
        "P110 riot: the text had to be set in 7 pt; under 8 pt it is hard to read"
    ]


@pytest.mark.parametrize(("lines", "least", "most"), [(12, 8, 16), (34, 55, 80)])
def test_a_text_beyond_the_floor_tells_its_whole_height(lines: int, least: int, most: int, workshop: Workshop) -> None:
    [fault] = faults(workshop.printed(workshop.card("riot", quote=LINE * lines)))
    over = re.fullmatch(r"P101 riot: the text does not fit: (.+) mm over at 6.5 pt, the smallest size", fault)
    assert over is not None
    assert least < float(over[1]) < most


def test_a_name_shrinks_over_two_lines(workshop: Workshop) -> None:
    size = sizes_set(workshop, name="Twenty-Two-Fisted Kung Fu Grandmaster")["name"]
    assert workshop.style.fit["name"].floor_pt <= size < 14


def test_one_word_too_wide_is_a_fault_though_it_has_but_one_line(workshop: Workshop) -> None:
    [fault] = faults(workshop.printed(workshop.card("riot", name="Supercalibadasspolyesterisation")))
    assert fault.startswith("P101 riot: the name does not fit: ")


def test_a_face_whose_text_flows_over_the_page_is_a_fault(workshop: Workshop) -> None:
    flowing = f"<p style='position:static;height:88mm;overflow:hidden;font:9pt Anton'>{LINE * 90}</p>"
    [fault] = faults(workshop.printed_html(flowing))
    assert re.fullmatch(r"P109 riot: it takes \d+ pages", fault)


def test_text_in_a_box_at_the_foot_of_the_page_is_measured_whole(workshop: Workshop) -> None:
    box = "position:absolute;top:60mm;left:3mm;width:57mm;height:25mm;font:9pt Anton"
    text = f"<div class=fit-in style='display:inline-block;width:100%'>{'disco ' * 400}</div>"
    entry = workshop.content.cards["riot"]
    document = workshop.press._laid_out(Face(entry, f"<div data-fit=text style='{box}'>{text}</div>", {}))
    [over] = overflows(document.pages[0])
    assert (over.region, len(document.pages)) == ("text", 1)
    assert over.over_mm > 100


def sizes_set(workshop: Workshop, **changes: str) -> dict[str, float]:
    """The sizes of text that a changed card is set in, when nothing is wrong with it."""
    entry = workshop.card("riot", **changes)
    faces = [workshop.faces.face(entry)]

    def resized(smaller: dict[str, float]) -> Face:
        faces.append(workshop.faces.face(entry, smaller))
        return faces[-1]

    assert faults(workshop.press.printed(faces[0], resized)) == []
    return dict(faces[-1].sizes)
