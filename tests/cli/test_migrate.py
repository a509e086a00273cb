"""The migrate command rewrites older files in place, or only says which it would."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lobbycard.cli import main
from tests.check.project import project
from tests.content.rewriting.test_migrating import NEW, OLD, PATH

BROKEN = "content/bbb/cards/next/character.yaml"
TOLD = f"{PATH}: bbb/character/0 became bbb/character/1\n"
Run = Callable[..., Result]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return project(tmp_path, {PATH: OLD}).root


@pytest.fixture
def run(root: Path) -> Run:
    def called(*arguments: str) -> Result:
        return CliRunner().invoke(main, ["-C", str(root), *arguments], prog_name="lobbycard")

    return called


def test_an_older_file_is_rewritten_once(root: Path, run: Run) -> None:
    first, second = run("migrate"), run("migrate", "--check")
    assert (first.stdout, first.stderr, first.exit_code) == (TOLD, "1 file rewritten\n", 0)
    assert (second.stdout, second.stderr, second.exit_code) == ("", "no files would be rewritten\n", 0)
    assert (root / PATH).read_text() == NEW


def test_check_only_says_which_it_would_rewrite(root: Path, run: Run) -> None:
    result = run("migrate", "--check")
    assert (result.stdout, result.exit_code) == (TOLD.replace("became", "would become"), 1)
    assert (root / PATH).read_text() == OLD


def test_validate_points_to_it_and_finds_the_same_cards_afterwards(run: Run) -> None:
    before = run("validate")
    assert before.stdout.count("lobbycard migrate rewrites it") == 1
    run("migrate")
    after = run("validate")
    assert "C109" not in after.stdout
    assert after.stdout.splitlines()[-1].partition(" in ")[2] == "3 cards, 0 decks, 0 scenarios"
    assert before.stdout.splitlines()[-1].partition(" in ")[2] == "3 cards, 0 decks, 0 scenarios"


def test_a_faulty_file_stays_as_it_is_and_hides_no_other(root: Path, run: Run) -> None:
    (root / BROKEN).parent.mkdir()
    (root / BROKEN).write_text(OLD.replace("ds: 1", "ds: many"))
    result = run("migrate")
    assert (
        result.stdout
        == f"{TOLD}{BROKEN}:9:9: left as it is for C107 malformed: cards[0].ds: 'many' is not of type 'integer'\n"
    )
    assert result.exit_code == 1
    assert (root / BROKEN).read_text() == OLD.replace("ds: 1", "ds: many")


def test_a_path_chooses_files(root: Path, run: Run) -> None:
    assert run("migrate", "content/bbb/game.yaml").stderr == "no files rewritten\n"
    assert run("migrate", PATH).stdout == TOLD
    assert run("migrate", "nowhere").exit_code == 2


def test_the_games_that_come_with_lobbycard_stay_as_they_are() -> None:
    assert CliRunner().invoke(main, ["-C", "shipped", "migrate"]).exit_code == 2
    assert CliRunner().invoke(main, ["-C", "shipped", "migrate", "--check"]).exit_code == 0
