"""A comment silences a fault on its line, and is a fault itself when it silences nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from lobbycard.check.runner import check
from lobbycard.check.selection import Selection
from tests.check.project import library

FILE = "content/bbb/cards/core/sfx.yaml"


def found(root: Path, cards: str, selection: Selection | None = None) -> list[str]:
    """What is found in a file of SFX: line, column, code and message."""
    text = f"schema: bbb/sfx/1\nset: core\ncards:\n{cards}"
    outcome = check(library(root, {FILE: text}), selection or Selection())
    return [f"{each.place.line}:{each.place.column} {each.code} {each.message}" for each in outcome.problems]


def test_a_comment_silences_the_fault_on_its_line(tmp_path: Path) -> None:
    card = "  - id: roit # lobbycard: allow C203\n    name: Riot\n    $sfx_lines\n"
    assert found(tmp_path, card) == []


def test_a_comment_silences_several_faults_and_no_other(tmp_path: Path) -> None:
    card = "  - {id: roit, name: Riot, traits: [soul, soul], $sfx} # lobbycard: allow C203 C504\n"
    assert found(tmp_path, card) == []
    assert found(tmp_path, card.replace("C203 C504", "C203")) == ["4:43 C504 roit bears the trait 'soul' twice"]


def test_a_comment_silences_what_loading_finds(tmp_path: Path) -> None:
    card = "  - {id: riot, name: Riot, trait: [soul], $sfx} # lobbycard: allow C103\n"
    assert found(tmp_path, card) == []


@pytest.mark.parametrize(
    ("comment", "told"),
    [
        ("# lobbycard: allow C203", "4:{0} C110 nothing here is C203"),
        ("# lobbycard: allow C299", "4:{0} C110 there is no fault C299"),
        ("# lobbycard: allow C103, C203", "4:{0} C110 nothing here is C103"),
    ],
)
def test_a_comment_that_silences_nothing_is_told_at_its_code(comment: str, told: str, tmp_path: Path) -> None:
    card = "  - {id: riot, name: Riot, $sfx}"
    problems = found(tmp_path, f"{card} {comment}\n")
    column = len((tmp_path / FILE).read_text().splitlines()[3].partition("allow ")[0]) + 7
    assert problems[0] == told.format(column)
    assert len(problems) == comment.count("C") - comment.count("C110")


def test_a_comment_on_another_line_silences_nothing(tmp_path: Path) -> None:
    card = "  # lobbycard: allow C203\n  - id: roit\n    name: Riot\n    $sfx_lines\n"
    assert [problem[:8] for problem in found(tmp_path, card)] == ["4:22 C11", "5:9 C203"]


def test_what_was_not_looked_for_is_not_held_against_a_comment(tmp_path: Path) -> None:
    card = "  - {id: riot, name: Riot, $sfx} # lobbycard: allow C203\n"
    assert found(tmp_path, card, Selection(select=("C1",))) == []
    assert found(tmp_path, card, Selection(ignore=("C203",))) == []
    assert len(found(tmp_path, card, Selection(select=("C1", "C203")))) == 1


def test_a_quote_that_speaks_of_allowing_is_no_comment(tmp_path: Path) -> None:
    card = '  - {id: riot, name: Riot, $sfx, note: "lobbycard: allow C203"}\n'
    assert found(tmp_path, card) == []
