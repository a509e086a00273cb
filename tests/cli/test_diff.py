"""The diff command tells what changed card by card, and whatever keeps it from that in clear words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from lobbycard.cli import main
from tests.check.project import GAME, SET, filled_in
from tests.git_repository import GitRepository
from tests.golden_file import golden

CORE, NEXT = "content/bbb/cards/core", "content/bbb/cards/next"
DRAW = "{use: your-turn, effects: [{do: draw}]}"
BEFORE = {
    "content/bbb/game.yaml": GAME.read_text(),
    f"{CORE}/set.yaml": SET,
    f"{CORE}/character.yaml": f"""\
schema: bbb/character/1
set: core
cards:
  - {{id: vicky, name: Vicky, ds: 1, traits: [female, soul], $lent, abilities: [{DRAW}]}}
  - {{id: dee, name: Dee, ds: 2, $lent}}
  - {{id: moe, name: Moe, ds: 3, $lent}}
  - {{id: old-hank, name: Old Hank, ds: 4, $lent}}
  - {{id: gone, name: Gone, ds: 5, $lent, abilities: [{DRAW}]}}
  - {{id: same, name: Same, ds: 6, $lent}}
""",
    f"{CORE}/prop.yaml": "schema: bbb/prop/1\nset: core\ncards:\n  - {id: gun, name: Gun, ds: 2, $lent}\n",
    "content/bbb/formats/open.yaml": "{schema: format/1, id: open, game: bbb, rules: [{rule: size, at-least: 1}]}\n",
    "content/bbb/decks/all.yaml": (
        "{schema: deck/1, id: all, game: bbb, format: open, cards: {vicky: 1, dee: 2, gone: 1, gun: 1, old-hank: 1}}\n"
    ),
}
AFTER = {
    f"{CORE}/character.yaml": f"""\
schema: bbb/character/1
set: core
cards:
  - {{id: same, name: Same, ds: 6, abilities: [], $lent}} # in another place, with a comment
  - {{id: vicky, name: Vicky, ds: 2, traits: [female], $lent, abilities: [{DRAW}, {DRAW}]}}
  - {{id: dee, name: Dee Dee, ds: 2, $lent}}
  - {{id: hank, name: Old Hank, ds: 4, $lent}}
  - {{id: zed, name: "`@zed` <b>|</b> ```", ds: 0, $lent, abilities: [{DRAW}]}}
""",
    f"{CORE}/extra.yaml": "schema: bbb/character/1\nset: core\ncards:\n  - {id: moe, name: Moe, ds: 3, $lent}\n",
    f"{CORE}/prop.yaml": None,
    f"{CORE}/things.yaml": "schema: bbb/prop/1\nset: core\ncards:\n  - {id: gun, name: Gun, ds: 2, $lent}\n",
    "content/bbb/decks/all.yaml": (
        "{schema: deck/1, id: all, game: bbb, format: open, cards: {vicky: 1, dee: 1, zed: 2, gun: 1, hank: 1}}\n"
    ),
    "content/bbb/decks/few.yaml": "{schema: deck/1, id: few, game: bbb, format: open, cards: {same: 1}}\n",
}
Run = Callable[..., Result]


def filled(files: dict[str, Any]) -> dict[str, str | None]:
    return {path: filled_in(text) if text else None for path, text in files.items()}


@pytest.fixture
def kept(tmp_path: Path) -> GitRepository:
    kept = GitRepository(tmp_path / "project")
    kept.commit(filled(BEFORE), "v0.1.0")
    return kept


@pytest.fixture
def run(kept: GitRepository) -> Run:
    def called(*arguments: str) -> Result:
        return CliRunner().invoke(main, ["-C", str(kept.folder), "diff", *arguments], prog_name="lobbycard")

    return called


def cards(result: Result) -> dict[str, dict[str, Any]]:
    """What changed of each card, from JSON."""
    return {card["id"]: card for game in json.loads(result.stdout)["games"] for card in game["cards"]}


@pytest.mark.parametrize("form", ["text", "markdown", "json"])
def test_what_changed_is_told_as_it_was_read_once(form: str, kept: GitRepository, run: Run) -> None:
    kept.commit(filled(AFTER), "v0.2.0")
    result = run("v0.1.0", "v0.2.0", "--format", form)
    text = re.sub(r'"[0-9a-f]{40}"', '"..."', result.stdout)
    assert (text, result.stderr, result.exit_code) == (golden(f"diff/{form}.txt", text), "", 0)


def test_the_files_as_they_are_now_are_the_other_side(kept: GitRepository, run: Run) -> None:
    path = kept.folder / CORE / "character.yaml"
    path.write_text(path.read_text().replace("name: Moe, ds: 3", "name: Moe, ds: 4"))
    result = run("HEAD", "--format", "json")
    assert {key: card["fields"] for key, card in cards(result).items()} == {"moe": [{"key": "ds", "old": 3, "new": 4}]}
    told = json.loads(result.stdout)
    assert (told["new"]["revision"], told["new"]["commit"]) == ("now", None)
    assert told["old"]["commit"] == kept.git("rev-parse", "HEAD")


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_layout_comments_and_order_are_no_change(form: str, kept: GitRepository, run: Run) -> None:
    path = kept.folder / CORE / "character.yaml"
    head, *cards = path.read_text().partition("cards:\n")[::2]
    lines = [line.replace(", ", ",  ") for line in cards[0].splitlines()]
    path.write_text(f"# all of them\n{head}cards: # reversed\n" + "\n".join(reversed(lines)) + " # last\n")
    assert run("v0.1.0", "--format", form).stdout.strip().lower().rstrip(".").endswith("nothing changed")


def test_a_word_of_the_game_changes_what_cards_print(kept: GitRepository, run: Run) -> None:
    path = kept.folder / "content/bbb/game.yaml"
    path.write_text(re.sub(r"(your-turn: .*)on your turn", r"\1on your day off", path.read_text()))
    told = cards(run("HEAD", "--format", "json"))
    assert {key: (card["fields"], card["new"]["text"]) for key, card in told.items()} == {
        "gone": ([], ["On your day off: draw a card."]),
        "vicky": ([], ["On your day off: draw a card."]),
    }


def test_a_renamed_file_is_told_once(kept: GitRepository, run: Run) -> None:
    kept.git("mv", f"{CORE}/character.yaml", f"{CORE}/cast.yaml")
    result = run("HEAD")
    assert result.stdout == (
        f"bbb: 1 file renamed\n\nRenamed files\n  {CORE}/character.yaml -> {CORE}/cast.yaml, 6 cards\n\n"
    )
    [game] = json.loads(run("HEAD", "--format", "json").stdout)["games"]
    assert game["renamed_files"] == [{"old": f"{CORE}/character.yaml", "new": f"{CORE}/cast.yaml", "cards": 6}]


def test_a_revision_before_there_were_games_had_no_cards(kept: GitRepository, run: Run) -> None:
    kept.git("checkout", "--quiet", "--orphan", "empty")
    kept.git("rm", "--quiet", "-r", "--cached", ".")
    kept.git("commit", "--quiet", "--allow-empty", "--message", "nothing yet")
    result = run("empty", "main", "--format", "json")
    assert {card["how"] for card in cards(result).values()} == {"added"}
    assert len(cards(result)) == 7
    assert result.stderr == "empty: there is no game in this folder at that time\n"


def test_cards_that_can_not_be_read_are_not_taken_for_removed(kept: GitRepository, run: Run) -> None:
    path = kept.folder / CORE / "character.yaml"
    sound = path.read_text()
    path.write_text(sound.replace("name: Moe, ds: 3", "name: Moe, ds: three"))
    (kept.folder / CORE / "prop.yaml").write_bytes(b"\x89PNG")
    result = run("HEAD")
    assert result.stdout == (
        "bbb: 2 cards not comparable\n\n"
        "Not comparable, since a file can't be read at one of the two times\n"
        "  Gun (gun), Prop\n  Moe (moe), Character\n\n"
    )
    assert result.stderr == "now: 2 errors in its content; cards that can't be read for them are not compared\n"
    told = json.loads(run("HEAD", "--format", "json").stdout)
    assert [problem["code"] for problem in told["new"]["problems"]] == ["C104", "C007"]
    assert run("HEAD", "--format", "markdown").stdout.count("#### Not comparable") == 1


def test_a_game_that_can_not_be_read_is_not_taken_for_removed(kept: GitRepository, run: Run) -> None:
    kept.commit({"content/bbb/game.yaml": "schema: [game/1\n"}, "v0.2.0")
    for revisions in (("v0.1.0", "v0.2.0"), ("v0.2.0", "v0.1.0")):
        [game] = json.loads(run(*revisions, "--format", "json").stdout)["games"]
        assert (game["cards"], len(game["unsure"])) == ([], 7)
        assert {document["how"] for document in game["documents"]} == {"unsure"}


def test_a_card_of_an_older_version_changed_only_where_it_did(kept: GitRepository, run: Run) -> None:
    old = "schema: bbb/character/0\nset: core\ncards: [{id: a, name: A, ds: 1, title_word: b, quote: x}]\n"
    new = (
        "schema: bbb/character/1\nset: core\ncards: [{id: a, name: A, ds: 2, "
        "title_words: [{word: b, readings: [{pos: noun, kind: person}]}], quote: x}]\n"
    )
    kept.commit({f"{NEXT}/a.yaml": old}, "old")
    kept.commit({f"{NEXT}/a.yaml": new}, "new")
    assert [field["key"] for field in cards(run("old", "new", "--format", "json"))["a"]["fields"]] == ["ds"]


def test_markdown_lets_nothing_act_that_a_card_says(kept: GitRepository, run: Run) -> None:
    kept.commit(filled(AFTER))
    text = run("v0.1.0", "--format", "markdown").stdout
    assert "- **```` `@zed` <b>|</b> ``` ````** `zed`, `Character`, in `all`\n" in text
    outside = re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "", text, flags=re.DOTALL)
    assert [letter for letter in "@<|" if letter in outside] == []


def test_markdown_is_cut_where_a_comment_would_be_full(kept: GitRepository, run: Run) -> None:
    many = "".join(f"  - {{id: c-{at}, name: C {at}, ds: 1, $lent, abilities: [{DRAW}]}}\n" for at in range(900))
    kept.commit(filled({f"{NEXT}/character.yaml": f"schema: bbb/character/1\nset: next\ncards:\n{many}"}))
    text = run("v0.1.0", "--format", "markdown").stdout
    assert 50_000 < len(text) < 65_536
    assert re.search(r"^\.\.\. and \d+ more; `lobbycard diff` shows them all\.$", text, re.MULTILINE)


def test_a_project_may_lie_below_the_root_of_its_repository(tmp_path: Path) -> None:
    kept = GitRepository(tmp_path)
    kept.commit({f"games/mine/{path}": text for path, text in filled(BEFORE).items()}, "v0.1.0")
    kept.commit({f"games/mine/{path}": text for path, text in filled(AFTER).items()})
    result = CliRunner().invoke(main, ["-C", str(tmp_path / "games/mine"), "diff", "v0.1.0", "--format", "json"])
    assert sorted(cards(result)) == ["dee", "gone", "hank", "moe", "vicky", "zed"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["v0.1"], "lobbycard: there is no revision 'v0.1' in the repository of {root}; did you mean 'v0.1.0'?"),
        (["HEAD", "--", "--output=x"], "lobbycard: there is no revision '--output=x' in the repository of {root};"),
        (["main..main"], "lobbycard: 'main..main' is not one revision; name one, or two with a space between them"),
    ],
)
def test_a_revision_that_is_not_there_is_told_in_a_line(
    arguments: list[str], told: str, kept: GitRepository, run: Run
) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.startswith(told.format(root=kept.folder))


def test_no_revision_at_all_is_told_in_a_line(kept: GitRepository, run: Run) -> None:
    for revisions in (("",), ("HEAD", "")):
        result = run(*revisions)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "there is no revision ''" in result.stderr


def test_no_repository_no_git_and_a_shallow_clone_are_told_in_a_line(
    kept: GitRepository, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.commit({"a": "b"})
    kept.git("clone", "--quiet", "--depth=1", kept.folder.as_uri(), tmp_path / "shallow")
    shallow = CliRunner().invoke(main, ["-C", str(tmp_path / "shallow"), "diff", "HEAD~1"])
    assert "in this shallow clone, which holds the latest commits alone" in shallow.stderr
    (kept.folder / ".git").rename(tmp_path / "git")
    assert "is in no git repository" in run("HEAD").stderr
    monkeypatch.setenv("PATH", str(tmp_path))
    nothing = run("HEAD")
    assert (nothing.exit_code, nothing.stderr) == (
        2,
        "lobbycard: older revisions are read by git, and there is no git on the path; install it\n",
    )
