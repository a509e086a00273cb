"""Checking adds up what loading and the rules find, in the order of the files."""

from __future__ import annotations

import os
from pathlib import Path

from lobbycard.check.catalogue import RULES
from lobbycard.check.outcome import Summary
from lobbycard.check.runner import check
from lobbycard.check.selection import Selection
from lobbycard.content.library import Library
from tests.check.project import BBB, GAME, filled_in, library, project
from tests.rights import open_folder, rights_of_nobody

DECK = "{schema: deck/1, id: core, game: bbb, format: core, cards: {roit: 1}}\n"
NINE_CARDS = "{schema: format/1, id: core, game: bbb, rules: [{rule: size, at-least: 9}]}\n"
PROP = (
    "schema: bbb/prop/1\nset: core\ncards:\n  - {id: gun, name: Gun, $lent}\n  - {id: van, name: Van, ds: 1, $lent}\n"
)
SFX = "schema: bbb/sfx/1\nset: core\ncards:\n  - {id: roti, name: Riot, number: 3, $sfx}\n"


def test_problems_of_loading_and_of_rules_are_sorted_by_place(tmp_path: Path) -> None:
    files = {
        "content/bbb/decks/core.yaml": DECK,
        "content/bbb/cards/core/sfx.yaml": SFX,
        "content/bbb/cards/core/prop.yaml": PROP,
    }
    outcome = check(library(tmp_path, files))
    told = [
        f"{Path(each.place.path).name}:{each.place.line}:{each.place.column} {each.code}" for each in outcome.problems
    ]
    assert told == ["prop.yaml:4:6 C102", "sfx.yaml:4:10 C203", "core.yaml:1:47 D101", "core.yaml:1:61 D102"]
    assert outcome.summary == Summary(cards=2, decks=1, scenarios=0, errors=3, warnings=1, infos=0)


def test_a_rule_that_is_not_selected_is_not_run(tmp_path: Path) -> None:
    outcome = check(library(tmp_path, {"content/bbb/cards/core/sfx.yaml": SFX}), Selection(select=("C203",)))
    assert outcome.seen == {"C203": 1}
    assert [problem.code for problem in outcome.problems] == ["C203"]


def test_what_each_rule_saw_is_counted(tmp_path: Path) -> None:
    outcome = check(library(tmp_path, {"content/bbb/cards/core/sfx.yaml": SFX}))
    assert set(outcome.seen) == {rule.fault.code for rule in RULES.values()}
    assert (outcome.seen["C201"], outcome.seen["D101"], outcome.seen["E301"]) == (1, 0, 1)


def test_files_that_a_faulty_game_hides_are_told(tmp_path: Path) -> None:
    files = {"content/bbb/game.yaml": GAME.read_text().replace("title:", "tilte:"), "content/bbb/decks/core.yaml": DECK}
    outcome = check(Library.load(project(tmp_path, files), {"bbb": BBB}))
    assert [problem.code for problem in outcome.problems] == ["C103"]
    assert outcome.unread == ("content/bbb/cards/core/set.yaml", "content/bbb/decks/core.yaml")


def test_a_file_that_could_not_be_read_is_told_of_once(tmp_path: Path) -> None:
    """Its cards may be what decks hold, formats ban and sets count."""
    files = {
        "content/bbb/cards/core/set.yaml": "{schema: set/1, id: core, name: Core, size: 2}\n",
        "content/bbb/formats/core.yaml": NINE_CARDS,
        "content/bbb/decks/core.yaml": DECK,
        "content/bbb/cards/core/sfx.yaml": SFX,
    }
    root = project(tmp_path, files)
    (tmp_path / "content/bbb/cards/core/sfx.yaml").write_bytes(filled_in(SFX).encode("utf-16"))
    assert [problem.code for problem in check(Library.load(root, {"bbb": BBB})).problems] == ["C008"]


def test_a_file_that_could_not_be_read_hides_nothing_that_is_missed_elsewhere(tmp_path: Path) -> None:
    files = {"cards/core/sfx.yaml": SFX, "formats/core.yaml": NINE_CARDS, "decks/core.yaml": DECK}
    root = project(tmp_path, {f"content/bbb/{path}": text for path, text in files.items()})
    (tmp_path / "content/bbb/decks/other.yaml").write_bytes(b"\0\1")
    codes = [problem.code for problem in check(Library.load(root, {"bbb": BBB})).problems]
    assert "D102" in codes


def test_a_folder_that_can_not_be_looked_into_does_not_seem_empty() -> None:
    with open_folder() as folder:
        files = {"cards/core/sfx.yaml": SFX, "formats/core.yaml": NINE_CARDS, "decks/core.yaml": DECK}
        root = project(folder, {f"content/bbb/{path}": text for path, text in files.items()})
        (folder / "content/bbb/cards/core").chmod(0)
        with rights_of_nobody():
            outcome = check(Library.load(root, {"bbb": BBB}))
    assert [f"{each.place.path} {each.code} {each.message}" for each in outcome.problems] == [
        "content/bbb/cards/core C003 this folder can't be read: permission denied"
    ]


def test_a_link_to_a_folder_is_not_followed_without_a_word(tmp_path: Path) -> None:
    root = project(tmp_path, {"elsewhere/sfx.yaml": SFX})
    (tmp_path / "content/bbb/cards/far").symlink_to(tmp_path / "elsewhere")
    outcome = check(Library.load(root, {"bbb": BBB}), Selection(select=("C208",)))
    assert [f"{each.place.path}: {each.message}" for each in outcome.problems] == [
        "content/bbb/cards/far: far is a link to a folder, and is not followed"
    ]


def test_a_name_that_is_no_text_is_told_of_once(tmp_path: Path) -> None:
    root = project(tmp_path, {})
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/content/bbb/cards/core/caf\xe9.yaml")).write_text("x")
    outcome = check(Library.load(root, {"bbb": BBB}))
    assert ([problem.code for problem in outcome.problems], outcome.unread) == (["C104"], ())


def test_a_game_that_lobbycard_does_not_know_is_told(tmp_path: Path) -> None:
    outcome = check(Library.load(project(tmp_path, {}), {"pimp": BBB}))
    assert [(problem.message, problem.hint) for problem in outcome.problems] == [
        (
            "lobbycard has no game called 'bbb'",
            "a project's folders of content are called as games that lobbycard has: pimp",
        )
    ]


def test_an_outcome_within_a_path_shows_and_counts_its_own(tmp_path: Path) -> None:
    files = {"content/bbb/decks/core.yaml": DECK, "content/bbb/cards/core/sfx.yaml": SFX}
    outcome = check(library(tmp_path, files))
    within = outcome.within(["content/bbb/decks"])
    assert [problem.code for problem in within.problems] == ["D101", "D102"]
    assert (within.summary.errors, within.summary.warnings, within.summary.cards) == (2, 0, 1)
    assert outcome.within(["."]).problems == outcome.problems
    assert outcome.within(["content/bbb/deck"]).problems == ()


def test_the_shipped_games_are_read_whole_and_without_a_fault() -> None:
    from lobbycard.core.project import shipped

    outcome = check(Library.load(shipped(), {"bbb": BBB}))
    assert [f"{each.place.path}:{each.place.line} {each.code} {each.message}" for each in outcome.problems] == []
    assert outcome.unread == ()
    assert outcome.summary.cards >= 40
