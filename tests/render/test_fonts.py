"""Every letter is drawn by a font of the project or of lobbycard, or it is a fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from lobbycard.core.errors import FaultyContentError
from tests.render.workshop import SHOWPIECES, Workshop, faults, faults_raised, project_at


@pytest.mark.parametrize("card", SHOWPIECES.values())
def test_a_shipped_face_has_nothing_wrong_with_it(card: str, workshop: Workshop) -> None:
    assert faults(workshop.printed(workshop.content.cards[card])) == []


def test_a_character_without_a_glyph_names_card_character_and_font(workshop: Workshop) -> None:
    told = faults(workshop.printed(workshop.card("riot", quote="Seen in 漢 and ש.")))
    assert told == [
        "P102 riot: the font 'Fraunces Italic' has no 'ש' (U+05E9)",
        "P102 riot: the font 'Fraunces Italic' has no '漢' (U+6F22)",
    ]


def test_letters_of_central_europe_have_glyphs(workshop: Workshop) -> None:
    assert faults(workshop.printed(workshop.card("riot", quote="Žluťoučký kůň příšerně úpěl ďábelské ódy."))) == []


def test_a_font_that_no_style_gives_is_a_fault(workshop: Workshop) -> None:
    assert faults(workshop.printed_html("<p style='font-family: Totally Missing'>Solid!")) == [
        "P103 riot: no style gives the font 'Totally Missing'"
    ]


def test_the_fonts_of_the_machine_are_not_there(workshop: Workshop) -> None:
    assert faults(workshop.printed_html("<p style='font-family: DejaVu Sans, sans-serif'>Solid!")) == [
        "P103 riot: no style gives the font 'DejaVu Sans'"
    ]


def test_a_font_face_without_its_file_stops_the_press(tmp_path: Path, workshop: Workshop) -> None:
    css = workshop.assets.text("face/bbb/face.css") + "@font-face { font-family: F; src: url(/fonts/gone.ttf) }"
    own = Workshop(project_at(tmp_path, {"templates/face/bbb/face.css": css}))
    with pytest.raises(FaultyContentError) as caught:
        own.printed(own.content.cards["riot"])
    assert "P105 face/bbb/face.css: there is no file 'fonts/gone.ttf'" in faults_raised(caught.value)


def test_a_font_that_can_t_be_read_stops_the_press(tmp_path: Path) -> None:
    own = Workshop(project_at(tmp_path, {"templates/fonts/anton.ttf": "no font at all"}))
    with pytest.raises(FaultyContentError) as caught:
        own.printed(own.content.cards["riot"])
    [fault] = faults_raised(caught.value)
    assert fault.startswith("P105 face/bbb/face.css: Font-face 'Anton' cannot be loaded")


def test_a_style_without_fonts_stops_the_press(tmp_path: Path) -> None:
    own = Workshop(project_at(tmp_path, {"templates/face/bbb/face.css": "p { color: red }"}))
    with pytest.raises(FaultyContentError) as caught:
        own.printed(own.content.cards["riot"])
    assert faults_raised(caught.value) == [
        "P103 face/bbb/face.css: gives no font (@font-face), so that no text can be set"
    ]


def test_what_the_renderer_does_not_know_is_told(tmp_path: Path, workshop: Workshop) -> None:
    css = workshop.assets.text("face/bbb/face.css") + ".name { mix-blend-mode: multiply }"
    own = Workshop(project_at(tmp_path, {"templates/face/bbb/face.css": css}))
    [fault] = faults(own.printed(own.content.cards["riot"]))
    assert fault.startswith("P108 Ignored `mix-blend-mode")


def test_each_font_has_its_licence_beside_it(workshop: Workshop) -> None:
    fonts = workshop.assets.names("fonts", ".ttf")
    families = [name.removeprefix("OFL-") for name in workshop.assets.names("fonts", ".txt")]
    assert [font for font in fonts if not any(font.startswith(family) for family in families)] == []
    assert len(fonts) == 7
