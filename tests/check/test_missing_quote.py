"""Where a game can do without quotes, a set in which some cards have one wants them on all."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from lobbycard.check.runner import check
from lobbycard.check.selection import Selection
from lobbycard.content.card import Card
from lobbycard.content.library import Library
from tests.check.project import BBB, project


class Plain(Card):
    """A kind of card whose quote is not asked for."""

    kind: ClassVar[str] = "prop"


HEAD = "schema: bbb/prop/1\nset: core\ncards:\n"


def found(root: Path, *cards: str) -> list[str]:
    """What is found in a set of such cards."""
    file = HEAD + "".join(f"  - {card}\n" for card in cards)
    library = Library.load(project(root, {"content/bbb/cards/core/prop.yaml": file}), {"bbb": PLAIN})
    return [f"{each.place.line} {each.message}" for each in check(library, Selection(select=("C405", "C1"))).problems]


PLAIN = replace(BBB, kinds=(Plain,))


def test_a_card_without_a_line_among_cards_that_have_one_is_told(tmp_path: Path) -> None:
    assert found(tmp_path, "{id: a, name: A, quote: Run!}", "{id: b, name: B}") == ["5 b says nothing"]


def test_a_set_without_any_line_is_sound(tmp_path: Path) -> None:
    assert found(tmp_path, "{id: a, name: A}", "{id: b, name: B}") == []
