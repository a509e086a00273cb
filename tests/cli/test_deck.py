"""The deck command tells whether decks are legal, what they hold and how two differ."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from click.testing import CliRunner, Result

from lobbycard.cli import main
from lobbycard.core.project import resource
from tests.golden_file import golden

PROJECT = Path(__file__).parents[1] / "cases" / "decks" / "project"
Run = Callable[..., Result]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with a few cards, two formats, a legal deck and one that breaks most rules."""
    root = copytree(PROJECT, tmp_path / "project")
    (root / "content" / "bbb" / "game.yaml").write_text((resource("content") / "bbb" / "game.yaml").read_text())
    return root


@pytest.fixture
def run(root: Path) -> Run:
    def called(*arguments: str) -> Result:
        return CliRunner().invoke(main, ["-C", str(root), "deck", *arguments], prog_name="lobbycard")

    return called


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize(
    ("arguments", "exit_code"),
    [(["check"], 1), (["check", "club"], 0), (["show", "club"], 0), (["diff", "club", "finals"], 0)],
    ids=["check", "check-one", "show", "diff"],
)
def test_what_is_told_is_as_it_was_read_once(
    arguments: list[str], exit_code: int, form: str, run: Run, request: pytest.FixtureRequest
) -> None:
    result = run(*arguments, "--format", form)
    name = request.node.callspec.id.removesuffix(f"-{form}")
    assert (result.stdout, result.exit_code) == (golden(f"deck/{name}.{form}", result.stdout), exit_code)


def test_json_tells_every_broken_rule_whole(run: Run) -> None:
    [verdict] = json.loads(run("check", "finals", "--format", "json").stdout)["decks"]
    assert [(broken["rule"], broken["format"], broken["limit"]) for broken in verdict["broken"]] == [
        ("pool", "cup", "2026-08-31"),
        ("count", "cup", 3),
        ("pool", "cup", "2025-01-01"),
        ("copies", "open", 2),
        ("banned", "open", 0),
    ]
    assert verdict["broken"][3]["cards"] == [
        {"id": "ash-fox", "name": "Ash Fox", "copies": 2, "line": 6, "column": 3},
        {"id": "ash-fox-2", "name": "Ash Fox", "copies": 1, "line": 7, "column": 3},
    ]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "card-sharks: 1",
            "card-shraks: 1",
            "10:3 D102 the deck 'club' holds 'card-shraks', and there is no such card",
        ),
        ("card-sharks: 1", "ash-fox: 1", '10:3 C020 duplicate key "ash-fox" (first at 7:3, value 2)'),
        ("card-sharks: 1", "card-sharks: 0", "10:16 C106 cards.card-sharks: 0 "),
        ("card-sharks: 1", "card-sharks: -2", "10:16 C106 cards.card-sharks: -2 "),
        ("card-sharks: 1", "Card Sharks: 1", "10:3 C107 cards: the key 'Card Sharks' is malformed"),
        ("game: bbb", "game: pimp", "3:7 C401 game 'pimp' stands in the folder of 'bbb'"),
        ("format: open", "format: opne", "4:9 D101 the deck 'club' follows the format 'opne'"),
        ("schema: deck/1", "schema: dekc/1", "1:9 C101 'dekc/1' is not a schema"),
    ],
)
def test_a_faulty_deck_is_told_where_and_why(old: str, new: str, told: str, root: Path, run: Run) -> None:
    changed = root / "content" / "bbb" / "decks" / "club.yaml"
    changed.write_text(changed.read_text().replace(old, new))
    result = run("check", "club", "--format", "json")
    [verdict] = json.loads(result.stdout)["decks"]
    found = [f"{each['line']}:{each['column']} {each['code']} {each['message']}" for each in verdict["problems"]]
    assert [each for each in found if each.startswith(told)], found
    assert (verdict["legal"], result.exit_code) == (False, 1)


def test_a_misspelt_card_gets_the_name_that_was_meant(root: Path, run: Run) -> None:
    changed = root / "content" / "bbb" / "decks" / "club.yaml"
    changed.write_text(changed.read_text().replace("card-sharks", "card-shraks"))
    assert "did you mean 'card-sharks'?" in run("check", "club").stdout
    assert "\nUnknown  1\n   1  card-shraks\n" in run("show", "club").stdout
    assert "   1  card-shraks, which is no card of the game\n" in run("diff", "finals", "club").stdout


def test_a_format_that_extends_itself_is_told_and_ends(root: Path, run: Run) -> None:
    changed = root / "content" / "bbb" / "formats" / "open.yaml"
    changed.write_text(changed.read_text().replace("rules:", "extends: cup\nrules:"))
    result = run("check", "club")
    assert "content/bbb/formats/open.yaml:4:10  D202 format-ring" in result.stdout
    assert "the format 'open' extends itself by way of 'cup'" in result.stdout
    assert result.exit_code == 1


def test_a_card_that_can_not_be_read_is_told_with_the_deck_and_nothing_is_counted(root: Path, run: Run) -> None:
    changed = root / "content" / "bbb" / "cards" / "core" / "creature.yaml"
    text = changed.read_text()
    changed.write_text(text.replace("name: Card Sharks", "nmae: Card Sharks"))
    result = json.loads(run("check", "club", "--format", "json").stdout)
    assert [(each["broken"], [problem["code"] for problem in each["problems"]]) for each in result["decks"]] == [
        ([], ["C103"])
    ]
    changed.write_bytes(text.encode("utf-16"))
    result = json.loads(run("check", "club", "--format", "json").stdout)
    assert [(each["broken"], [problem["code"] for problem in each["problems"]]) for each in result["decks"]] == [
        ([], ["C008"])
    ]


def test_a_format_that_can_not_be_read_is_told_with_the_deck(root: Path, run: Run) -> None:
    changed = root / "content" / "bbb" / "formats" / "open.yaml"
    changed.write_text(changed.read_text().replace("at-least: 4", "at-least: four"))
    result = run("check", "finals")
    assert "content/bbb/formats/open.yaml:5:28  C104 wrong-type" in result.stdout
    assert result.exit_code == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["show", "clubb"], "there is no deck 'clubb' in {root}; did you mean 'club'?"),
        (["show", "zzz"], "there is no deck 'zzz' in {root}; there is bbb/club, bbb/finals"),
        (["check", "nowhere.yaml"], "nowhere.yaml: no such file"),
        (["check", "{outside}"], "{outside} lies outside the project {root}; decks lie in content/<game>/decks"),
        (
            ["check", "content/bbb/formats/open.yaml"],
            "content/bbb/formats/open.yaml is no deck of the project; decks lie in content/<game>/decks",
        ),
        (["diff", "club"], "Missing argument 'DECK'."),
    ],
)
def test_what_is_no_deck_is_misuse(arguments: list[str], told: str, root: Path, run: Run, tmp_path: Path) -> None:
    outside = tmp_path / "outside.yaml"
    outside.write_text((root / "content" / "bbb" / "decks" / "club.yaml").read_text())
    result = run(*(argument.format(outside=outside) for argument in arguments))
    assert result.stderr.splitlines()[-1].partition(": ")[2] == told.format(root=root, outside=outside)
    assert (result.exit_code, result.stdout) == (2, "")


@pytest.mark.parametrize("name", ["club", "bbb/club", "content/bbb/decks/club.yaml"])
def test_a_deck_has_three_names(name: str, run: Run) -> None:
    assert run("check", name).stdout == "club is legal in open: 7 cards, 5 different, no problems\n"


def test_a_deck_that_can_not_be_read_is_shown_to_nobody(root: Path, run: Run) -> None:
    (root / "content" / "bbb" / "decks" / "club.yaml").write_text("schema: deck/1\nid: club\n")
    assert run("show", "club").stderr == (
        "lobbycard: content/bbb/decks/club.yaml is not a sound deck; "
        "lobbycard deck check content/bbb/decks/club.yaml says why\n"
    )
    assert run("check", "club").stdout.endswith("content/bbb/decks/club.yaml can't be read as a deck: 3 problems\n")


def test_a_project_without_decks_says_so(root: Path, run: Run) -> None:
    for path in (root / "content" / "bbb" / "decks").iterdir():
        path.unlink()
    result = run("check")
    told = f"lobbycard: there is no deck in {root}; decks lie in content/<game>/decks\n"
    assert (result.stderr, result.exit_code) == (told, 2)


def test_a_game_that_can_not_be_read_says_so(root: Path, run: Run) -> None:
    (root / "content" / "bbb" / "game.yaml").write_text("schema: game/1\n")
    result = run("check")
    told = "lobbycard: the game bbb can't be read; lobbycard validate says why\n"
    assert (result.stderr, result.exit_code) == (told, 2)


def test_quiet_says_nothing_of_a_legal_deck(run: Run) -> None:
    result = run("--quiet", "check", "club")
    assert (result.output, result.exit_code) == ("", 0)
