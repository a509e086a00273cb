"""The print command makes what products and options say, and nothing from faulty content."""

from __future__ import annotations

from pathlib import Path

import pytest

from lobbycard.check.runner import check
from lobbycard.cli.job import Wish, jobs
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.project import Project
from tests.check.project import BBB, project
from tests.cli.conftest import FILES, Run

PRODUCT = (
    "{schema: product/1, id: box, game: bbb, title: Box, deck: core, stock: mini, paper: [a4, letter],"
    " bleed: 2mm, marks: false, copies: 2}\n"
)
SOUND = {
    **FILES,
    "content/bbb/decks/core.yaml": "{schema: deck/1, id: core, game: bbb, format: core, cards: {sloid: 2, riot: 1}}\n",
    "content/bbb/products/box.yaml": PRODUCT,
}


def loaded(root: Path, files: dict[str, str]) -> tuple[Project, Content]:
    place = project(root, files)
    library = Library.load(place, {"bbb": BBB})
    assert [problem.message for problem in check(library).problems if problem.severity == "error"] == []
    return place, library.games["bbb"]


def test_a_game_is_printed_as_its_products_say(tmp_path: Path) -> None:
    [job] = jobs(*loaded(tmp_path, SOUND), Wish(Path("out")))
    assert (job.name, job.stock, job.papers, str(job.bleed_mm), job.marks) == (
        "bbb-box",
        "mini",
        ["a4", "letter"],
        "2",
        False,
    )
    assert [entry.model.id for entry in job.cards] == ["sloid", "sloid", "riot"] * 2


def test_options_say_otherwise(tmp_path: Path) -> None:
    wish = Wish(Path("out"), product="box", paper=("a3",), stock="poker-63x88", bleed="0.1in", marks=True, gutter=True)
    [job] = jobs(*loaded(tmp_path, SOUND), wish)
    assert (job.stock, job.papers, str(job.bleed_mm), job.marks, job.gutter) == (
        "poker-63x88",
        ("a3",),
        "2.54",
        True,
        True,
    )


def test_a_deck_is_printed_once(tmp_path: Path) -> None:
    [job] = jobs(*loaded(tmp_path, SOUND), Wish(Path("out"), deck="core"))
    assert (job.name, [entry.model.id for entry in job.cards]) == ("bbb-core", ["sloid", "sloid", "riot"])


def test_a_game_without_products_is_printed_card_by_card(tmp_path: Path) -> None:
    files = {name: text for name, text in SOUND.items() if "product" not in name}
    [job] = jobs(*loaded(tmp_path, files), Wish(Path("out")))
    assert (job.name, sorted(entry.model.id for entry in job.cards)) == ("bbb", ["riot", "sloid"])


def test_nothing_is_printed_from_faulty_content(run: Run, folder: Path) -> None:
    result = run("print", "bbb")
    assert (result.exit_code, result.stderr) == (1, "lobbycard: nothing was printed\n")
    assert "content/bbb/decks/core.yaml:1:61  D102" in result.stdout
    assert not (folder / "build").exists()


@pytest.mark.parametrize(
    ("path", "text", "missing"),
    [
        (
            "content/bbb/decks/core.yaml",
            "schema: deck/1\nid: core\ngame: bbb\nformat: core\ncards:\n  roit: 1 # lobbycard: allow D102\n",
            "card 'roit'",
        ),
        (
            "content/bbb/products/box.yaml",
            f"{PRODUCT.strip().replace('deck: core', 'deck: cor')} # lobbycard: allow P201\n",
            "deck 'cor'",
        ),
    ],
)
def test_what_is_not_there_is_not_printed_whatever_a_comment_allows(
    path: str, text: str, missing: str, run: Run, folder: Path
) -> None:
    project(folder, {**SOUND, path: text})
    result = run("print", "bbb")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == (
        f"lobbycard: the {missing} is not there or has a fault; a comment allows that, print does not\n"
    )


def test_a_game_without_cards_is_not_printed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project(tmp_path, {})
    monkeypatch.chdir(tmp_path)
    result = run("print", "bbb")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "lobbycard: bbb has no cards to print; cards lie in content/bbb/cards/<set>\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("bbp",), "there is no game 'bbp' in"),
        (("pimp",), "there is bbb"),
        (("bbb", "--deck", "croe"), "there is no deck 'croe'; did you mean 'core'?"),
        (("bbb", "--product", "bxo"), "there is no product 'bxo'; did you mean 'box'?"),
        (("bbb", "--bleed", "3"), "'3' is no length; write it with its unit, such as 3mm"),
        (("bbb", "--format", "pdf-sheets"), "there is no 'pdf-sheets'"),
        (("bbb", "--product", "box", "--deck", "core"), "a product has its own deck; ask for a product or for a deck"),
        (("bbb", "--stock", "pokr"), "there is no stock 'pokr'"),
        (("bbb", "--paper", "a4,leter"), "there is no paper 'leter'"),
    ],
)
def test_misuse_is_told(arguments: tuple[str, ...], told: str, run: Run, folder: Path) -> None:
    project(folder, SOUND)
    result = run("print", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr
    assert "Traceback" not in result.stderr


def test_paths_of_what_was_written_go_to_stdout(run: Run, folder: Path) -> None:
    project(folder, SOUND)
    result = run("print", "bbb", "--stock", "poker-63x88", "--paper", "a4", "--out", "made")
    assert (result.exit_code, result.stdout) == (0, "made/bbb-box-a4.pdf\n"), result.output
    assert (folder / "made/bbb-box-a4.pdf").read_bytes().startswith(b"%PDF-")
