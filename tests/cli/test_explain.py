"""The explain command has a page for every fault, verb and rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lobbycard.check.catalogue import faults
from lobbycard.cli.commands.explain import known_faults
from tests.cli.conftest import Run


@pytest.mark.parametrize("term", ["C201", "c201", "duplicate-id"])
def test_a_fault_is_explained_by_code_or_name(term: str, run: Run) -> None:
    page = run("explain", term).stdout
    assert page.startswith("C201 duplicate-id (error)\n\nTwo cards have one id.\n")
    assert "\nBad:\n\n    - id: riot\n" in page


def test_every_fault_has_a_page(run: Run) -> None:
    known = known_faults()
    assert {code for code, fault in known.items() if len(fault.page.split()) < 8} == set()
    assert set(faults()) < set(known)
    assert len({fault.name for fault in known.values()}) == len(known)


def test_without_a_term_the_faults_are_listed(run: Run) -> None:
    lines = run("explain").stdout.splitlines()
    assert "C201  duplicate-id" in lines
    assert len(lines) == len(known_faults())


def test_a_verb_is_explained_with_its_fields_and_the_cards_that_use_it(run: Run, folder: Path) -> None:
    assert run("explain", "draw").stdout == (
        "draw: Draw cards.\n"
        "\n"
        "    - play: any-time\n"
        "      effects: [{do: draw, amount: 2}]\n"
        "\n"
        'prints "Draw two cards."\n'
        "\n"
        "Fields:\n"
        "    amount  how many cards (optional, 1 if left out)\n"
        "    who     who draws (optional, 'you' if left out)\n"
        "\n"
        "Can't stand in a while.\n"
        "\n"
        "Not called: take, draw-cards\n"
        "\n"
        "Cards that use it:\n"
        "    riot: Draw a card.\n"
        "    sloid: Draw a card.\n"
    )


def test_a_verb_that_no_card_uses_says_so(run: Run, folder: Path) -> None:
    page = run("explain", "take-victims").stdout
    assert "No card uses it yet." in page
    assert "May stand in a while." in page


def test_a_rule_of_a_game_is_explained(run: Run) -> None:
    page = run("explain", "bbb-atk-02", "-C", "shipped").stdout
    assert page.startswith("BBB-ATK-02 (Attacks; source: seed)\n\n")
    assert re.search(r"^Scenarios that prove it: .*\brays-attack\b", page, re.MULTILINE)


def test_verbs_are_explained_where_there_is_no_project(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("explain", "kill").exit_code == 0
    assert run("explain", "kill", "-C", "nowhere").exit_code == 2


@pytest.mark.parametrize(
    ("term", "meant"),
    [("C2O1", "C201"), ("duplicat-id", "duplicate-id"), ("kil", "kill"), ("BBB-ATK-O2", "BBB-ATK-02")],
)
def test_a_misspelt_term_is_guessed(term: str, meant: str, run: Run) -> None:
    result = run("explain", term, "-C", "shipped")
    assert result.exit_code == 2
    assert f"there is no fault, verb or rule {term!r}; did you mean {meant!r}?" in result.stderr
