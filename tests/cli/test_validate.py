"""The validate command tells what is wrong, and its exit code whether that is grave."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.check.project import GAME
from tests.cli.conftest import Run, python


def codes(run: Run, *arguments: str) -> list[str]:
    return [
        problem["code"] for problem in json.loads(run("validate", "--format", "json", *arguments).stdout)["problems"]
    ]


def test_a_sound_project_is_one_line(run: Run) -> None:
    result = run("validate", "-C", "shipped")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("no problems in ")
    assert result.stdout.count("\n") == 1


def test_problems_are_told_with_their_lines(run: Run, folder: Path) -> None:
    result = run("validate")
    assert result.exit_code == 1
    assert result.stdout == (
        "content/bbb/cards/core/sfx.yaml:5:10  C203 id-not-from-name (warning)\n"
        "  the id 'sloid' does not follow the name 'Solid!'\n"
        "    5 |   - {id: sloid, name: Solid!, title_words: [{word: riot, readings: [{pos: noun, kind: event}]}],"
        ' quote: "Run!", abilitie\n'
        "      |          ^^^^^\n"
        "  = expected 'solid'\n"
        "\n"
        "content/bbb/decks/core.yaml:1:61  D102 unknown-card\n"
        "  the deck 'core' holds 'roit', and there is no such card\n"
        "    1 | {schema: deck/1, id: core, game: bbb, format: core, cards: {roit: 1}}\n"
        "      |                                                             ^^^^\n"
        "  = did you mean 'riot'?\n"
        "\n"
        "1 error and 1 warning in 2 cards, 1 deck, 0 scenarios\n"
    )


@pytest.mark.parametrize(
    ("arguments", "exit_code"),
    [
        ((), 1),
        (("--ignore", "D102"), 0),
        (("--ignore", "D102", "--fail-on", "warning"), 1),
        (("--select", "C203"), 0),
        (("--select", "C203", "--fail-on", "info"), 1),
        (("--select", "C2,D1"), 1),
        (("content/bbb/cards",), 0),
        (("content/bbb/decks/core.yaml",), 1),
    ],
)
def test_the_exit_code_is_that_of_what_is_shown(
    arguments: tuple[str, ...], exit_code: int, run: Run, folder: Path
) -> None:
    assert run("validate", *arguments).exit_code == exit_code


def test_what_is_asked_for_is_shown(run: Run, folder: Path) -> None:
    assert codes(run) == ["C203", "D102"]
    assert codes(run, "--select", "d") == ["D102"]
    assert codes(run, "--ignore", "id-not-from-name") == ["D102"]
    assert codes(run, "content/bbb/cards") == ["C203"]
    assert codes(run, "content/bbb/cards", "content/bbb/decks/core.yaml") == ["C203", "D102"]


def test_paths_are_taken_from_the_current_folder_and_from_the_project(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder / "content" / "bbb")
    assert codes(run, "decks") == codes(run, "content/bbb/decks") == codes(run, str(folder / "content/bbb/decks"))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--select", "C2O3"), "there is no fault 'C2O3'; did you mean 'C203'?"),
        (("--ignore", "same-nmae"), "there is no fault 'same-nmae'; did you mean 'same-name'?"),
        (("--select", "zzzz"), "there is no fault 'zzzz'; lobbycard explain lists them all"),
        (("nowhere.yaml",), "nowhere.yaml: no such file or folder"),
        (("/",), "/ lies outside the project"),
        (("--format", "jsn"), "'jsn' is not one of"),
        (("--fail-on", "never"), "'never' is not one of"),
    ],
)
def test_misuse_is_told(arguments: tuple[str, ...], told: str, run: Run, folder: Path) -> None:
    result = run("validate", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr


def test_quiet_says_nothing_of_a_sound_project(run: Run) -> None:
    result = run("validate", "--quiet", "-C", "shipped")
    assert (result.exit_code, result.output) == (0, "")


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [
        ({}, False),
        ({"FORCE_COLOR": "1"}, True),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        ({"NO_COLOR": ""}, False),
    ],
)
def test_colours_are_shown_where_they_are_wanted(
    environment: dict[str, str], coloured: bool, run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("\033[31m" in run("validate").stdout) is coloured


def test_paths_lead_from_where_the_reader_is(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder.parent)
    monkeypatch.delenv("GITHUB_WORKSPACE", raising=False)
    shown = f"{folder.name}/content/bbb/decks/core.yaml"
    assert f"{shown}:1:61  D102" in run("validate", "-C", folder.name).stdout
    assert f"file={shown},line=1" in run("validate", "-C", folder.name, "--format", "github").stdout
    monkeypatch.setenv("GITHUB_WORKSPACE", str(folder))
    assert "file=content/bbb/decks/core.yaml,line=1" in run("validate", "-C", folder.name, "--format", "github").stdout


def test_a_game_that_can_not_be_read_fails_though_no_other_file_was_looked_at(run: Run, folder: Path) -> None:
    (folder / "content/bbb/game.yaml").write_text(GAME.read_text().replace("title:", "tilte:"))
    result = run("validate")
    assert result.exit_code == 1
    assert "'tilte' is not a key here" in result.stdout
    assert " files were not read: content/bbb/cards/core/set.yaml" in result.stdout


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "C006"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "C007"),
        ("name: Café".encode("latin-1"), "C008"),
        ("schema: deck/1\n".encode("utf-16"), "C0"),
        (b"a" * (9 << 20), "C005"),
        (b"<<<<<<< HEAD\nschema: deck/1\n", "C012"),
        (b"a: &a [x]\nb: [*a, *a]\n", "C023"),
        (b"just text\n", "C104"),
        (b"- [list]\n", "C104"),
        (b"schema: [deck/1]\n", "C101"),
        (b"schema: deck/1\ncards: {a: 1\n", "C0"),
    ],
    ids=["empty", "picture", "latin-1", "utf-16", "huge", "conflict", "alias", "text", "list", "schema", "bracket"],
)
def test_a_file_that_is_no_content_is_told_and_hides_no_other(data: bytes, told: str, run: Run, folder: Path) -> None:
    (folder / "content/bbb/decks/broken.yaml").write_bytes(data)
    found = codes(run)
    assert [code for code in found if code.startswith(told)] != []
    assert {"C203", "D102"} <= set(found)


def test_a_link_out_of_the_project_is_told(run: Run, folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    outside = tmp_path_factory.mktemp("outside") / "deck.yaml"
    outside.write_text("{schema: deck/1, id: out, game: bbb, format: core, cards: {riot: 1}}")
    (folder / "content/bbb/decks/link.yaml").symlink_to(outside)
    assert "C004" in codes(run)


def test_a_project_may_have_spaces_and_accents_in_its_path(run: Run, folder: Path) -> None:
    strange = folder.parent / "mes jeux d'été ✂"
    folder.rename(strange)
    result = run("validate", "-C", str(strange))
    assert (result.exit_code, "D102" in result.stdout) == (1, True)


def test_checking_loads_nothing_that_it_does_not_need() -> None:
    code = "import sys; from lobbycard.cli import main; main(['validate', '-C', 'shipped'], standalone_mode=False)"
    loaded = set(python(f"{code}; print(*sys.modules)").stdout.split())
    assert loaded & {"jsonschema", "rich", "jinja2", "weasyprint", "pikepdf", "PIL", "json.tool"} == set()
    assert "lobbycard.check.runner" in loaded
