"""A face shows what its card holds: goldens of one card a kind, and what can go wrong with a card's picture."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lobbycard.content.card import Art
from lobbycard.core.errors import FaultyContentError
from lobbycard.render.sandbox import Sandbox
from tests.golden_file import golden
from tests.render.workshop import SHOWPIECES, Workshop, faults, faults_raised, project_at


@pytest.mark.parametrize(("kind", "card"), SHOWPIECES.items())
def test_a_face_is_the_golden_one(kind: str, card: str, showcase: Workshop) -> None:
    actual = showcase.faces.face(showcase.content.cards[card]).html
    assert actual == golden(f"face/bbb/{kind}.html", actual)


def test_every_kind_has_a_face_and_a_golden(workshop: Workshop) -> None:
    kinds = {kind.kind for kind in workshop.content.game.kinds}
    assert kinds == set(SHOWPIECES) == set(workshop.style.kinds)
    assert [kind for kind in kinds if workshop.assets.find(f"face/bbb/{kind}.html.j2") is None] == []


def test_all_that_a_template_may_use_is_told_to_designers(workshop: Workshop) -> None:
    manual = workshop.assets.text("face/README.md")
    context = workshop.faces.context(workshop.content.cards["riot"], workshop.style.kinds["sfx"], {}, {})
    filters = set(Sandbox(workshop.assets).filters) - {"counted", "e"}
    assert set(re.findall(r"^\| `(\w+)`", manual, re.MULTILINE)) == set(context)
    assert set(re.findall(r"`\|(\w+)`", manual)) == filters


def test_every_trait_of_the_game_has_an_icon(workshop: Workshop) -> None:
    traits = workshop.content.words.family("traits")
    assert set(traits) - set(workshop.assets.names("icons/trait", ".svg")) == set()
    assert len(traits) >= 14


def test_every_kind_falls_back_on_an_emblem_that_is_there(workshop: Workshop) -> None:
    fallbacks = {kind.emblem for kind in workshop.style.kinds.values()}
    assert fallbacks - set(workshop.assets.names("icons/emblem", ".svg")) == set()


def test_a_card_without_art_shows_the_emblem_of_its_kind(workshop: Workshop) -> None:
    face = workshop.faces.face(workshop.card("riot", art=None))
    named = workshop.faces.face(workshop.card("riot", art=Art(emblem=workshop.style.kinds["sfx"].emblem)))
    assert face.pictures["art/riot-emblem.svg"] == named.pictures["art/riot-emblem.svg"]


def test_a_trait_without_an_icon_prints_its_word(workshop: Workshop) -> None:
    face = workshop.faces.face(workshop.card("killer-pimp", traits=["unheard-of"]))
    assert '<span class="chip">unheard of</span>' in face.html


def test_an_unknown_emblem_is_a_fault_with_the_nearest(workshop: Workshop) -> None:
    with pytest.raises(FaultyContentError) as caught:
        workshop.faces.face(workshop.card("riot", art=Art(emblem="disco-bal")))
    [problem] = caught.value.problems
    assert (problem.code, problem.message) == ("P105", "there is no emblem 'disco-bal'")
    assert problem.hint == "did you mean 'disco-ball'?"
    assert problem.place.excerpt.strip().startswith("art:")


def test_an_emblem_that_holds_no_drawing_is_a_fault(tmp_path: Path) -> None:
    own = Workshop(project_at(tmp_path, {"templates/icons/emblem/riot.svg": "<svg"}))
    with pytest.raises(FaultyContentError) as caught:
        own.faces.face(own.content.cards["riot"])
    assert faults_raised(caught.value) == ["P105 templates/icons/emblem/riot.svg holds no drawing (<svg>...</svg>)"]


def test_a_kind_without_a_face_is_a_fault(tmp_path: Path, workshop: Workshop) -> None:
    style = workshop.assets.text("face/bbb/face.yaml").replace("  sfx:", "  fx:")
    own = Workshop(project_at(tmp_path, {"templates/face/bbb/face.yaml": style}))
    with pytest.raises(FaultyContentError) as caught:
        own.faces.face(own.content.cards["riot"])
    assert faults_raised(caught.value) == ["P106 riot: there is no face for a sfx (templates/face/bbb/sfx.html.j2)"]


def test_a_picture_of_the_project_takes_the_place_of_the_emblem(tmp_path: Path) -> None:
    square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0Z" fill="#123456"/></svg>'
    own = Workshop(project_at(tmp_path, {"content/bbb/art/riot.svg": square}))
    card = own.card("riot", art=Art(file="art/riot.svg", credit="nobody", licence="CC0"))
    face = own.faces.face(card)
    assert ("content/bbb/art/riot.svg" in face.html, face.pictures) == (True, {})
    printed = own.printed(card)
    assert faults(printed) == []
    assert "content/bbb/art/riot.svg" in printed.files


def test_a_picture_that_is_not_there_is_a_fault(workshop: Workshop) -> None:
    card = workshop.card("riot", art=Art(file="art/gone.svg", credit="nobody", licence="CC0"))
    assert faults(workshop.printed(card)) == ["P105 riot: there is no file 'content/bbb/art/gone.svg'"]


def test_the_project_s_own_template_comes_first(tmp_path: Path) -> None:
    own = Workshop(project_at(tmp_path, {"templates/face/bbb/sfx.html.j2": "<p>{{ card.name }}</p>"}))
    assert own.faces.face(own.content.cards["riot"]).html == "<p>Riot</p>"
    assert "<title>Car Wash</title>" in own.faces.face(own.content.cards["car-wash"]).html
