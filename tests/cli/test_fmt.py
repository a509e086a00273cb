"""The fmt command mends files in place or only says what it would, and leaves alone what it can't be sure of."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lobbycard.cli import main
from tests.check.project import filled_in, project
from tests.golden_file import golden

CARDS = "content/bbb/cards/core/character.yaml"
LOOSE = "schema: bbb/character/1\r\nset: core  \r\ncards:\n  - {name: No, id: 'no', ds: 1, $lent} # why\n"
SOUND = "schema: bbb/character/1\nset: core\ncards:\n  - {id: 'no', name: \"No\", ds: 1, $lent} # why\n"
BROKEN = "schema: deck/1  \nid: [a\n"
FILES = {CARDS: LOOSE, "content/bbb/decks/torn.yaml": BROKEN, "content/bbb/decks/text.yaml": "id: |\n  a  \n  b\n"}
Run = Callable[..., Result]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return project(tmp_path, FILES).root


@pytest.fixture
def run(root: Path) -> Run:
    def called(*arguments: str) -> Result:
        return CliRunner().invoke(main, ["-C", str(root), "fmt", *arguments], prog_name="lobbycard")

    return called


@pytest.fixture
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("elsewhere")


def contents(root: Path) -> dict[str, bytes]:
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}


def test_it_mends_what_it_can_and_says_so(root: Path, run: Run) -> None:
    before = contents(root)
    result = run()
    after = contents(root)
    assert result.stdout == golden("fmt/mended.txt", result.stdout)
    assert (result.exit_code, result.stderr) == (1, "1 file mended\n")
    assert {path for path, data in after.items() if data != before[path]} == {CARDS}
    assert after[CARDS].decode() == filled_in(SOUND)


def test_check_only_says_what_it_would_mend(root: Path, run: Run) -> None:
    before = contents(root)
    result = run("--check")
    assert result.stdout == golden("fmt/mended.txt", result.stdout)
    assert (result.exit_code, result.stderr, contents(root)) == (1, "1 file would be mended\n", before)


@pytest.mark.parametrize("check", [[], ["--check"]])
def test_a_second_time_there_is_nothing_to_mend(check: list[str], run: Run) -> None:
    run(CARDS)
    result = run(CARDS, *check)
    assert (result.stdout, result.exit_code) == ("", 0)


def test_check_fails_for_what_would_be_mended_alone(run: Run) -> None:
    assert run(CARDS, "--check").exit_code == 1
    assert run(CARDS).exit_code == 0


@pytest.mark.parametrize("path", ["content/bbb/cards", ".", CARDS])
def test_a_path_is_a_file_or_a_folder(path: str, root: Path, run: Run) -> None:
    run(path)
    assert (root / CARDS).read_text() == filled_in(SOUND)


def test_paths_elsewhere_stay_as_they_are(root: Path, run: Run) -> None:
    result = run("content/bbb/decks")
    assert (root / CARDS).read_bytes().decode() == filled_in(LOOSE)
    assert result.stderr == "no files mended\n"


@pytest.mark.parametrize(
    ("path", "told"),
    [("nowhere.yaml", "nowhere.yaml: no such file or folder"), ("/", "/ lies outside the project {root}")],
)
def test_a_path_that_leads_nowhere_is_misuse(path: str, told: str, root: Path, run: Run) -> None:
    result = run(path)
    assert (result.exit_code, result.stderr.splitlines()[-1]) == (2, f"Error: {told.format(root=root)}")


def test_the_games_that_come_with_lobbycard_stay_as_they_are() -> None:
    result = CliRunner().invoke(main, ["-C", "shipped", "fmt"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert CliRunner().invoke(main, ["-C", "shipped", "fmt", "--check"]).exit_code == 0


def test_a_mended_file_keeps_its_permissions_and_nothing_is_left_beside_it(root: Path, run: Run) -> None:
    (root / CARDS).chmod(0o640)
    run(CARDS)
    assert stat.S_IMODE((root / CARDS).stat().st_mode) == 0o640
    assert sorted(path.name for path in (root / CARDS).parent.iterdir()) == ["character.yaml", "set.yaml"]


def test_a_link_stays_a_link_and_its_target_is_mended(root: Path, run: Run) -> None:
    target = root / "content" / "bbb" / "elsewhere.txt"
    (root / CARDS).rename(target)
    (root / CARDS).symlink_to(target)
    run(CARDS)
    assert (root / CARDS).is_symlink()
    assert target.read_text() == filled_in(SOUND)


def test_a_link_that_leads_out_of_the_project_is_not_followed(root: Path, run: Run, elsewhere: Path) -> None:
    outside = elsewhere / "a.yaml"
    outside.write_text("id: a  \n")
    (root / "content" / "bbb" / "decks" / "link.yaml").symlink_to(outside)
    result = run("content/bbb/decks")
    assert "content/bbb/decks/link.yaml:1:1: left as it is for C004 outside-project" in result.stdout
    assert outside.read_text() == "id: a  \n"


def test_validate_says_what_fmt_mends(root: Path) -> None:
    result = CliRunner().invoke(main, ["-C", str(root), "validate", CARDS])
    assert result.stdout.count("lobbycard fmt mends this") == 4
