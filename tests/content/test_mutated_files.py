"""Two thousand damaged copies of the shipped files: each is read or has its faults told, and none is a traceback."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

from lobbycard.content.game import Game
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem, Severity
from lobbycard.core.project import Project, resource
from lobbycard.core.shelf import shelf

GAMES = shelf("lobbycard.games", "GAME", Game, packages=True)
COPIES = 2000
HEADS = 60
SNIPPETS = (
    *("\t", "\x00", "\ufeff", "é", "\u2028", "\r\n", "\r", "---\n", "...\n", "{", "}", "[", "]", ": ", "- ", "? "),
    *("#", "%", "@", "`", "\\", "&a ", "*a", "<<: *a\n", "!t ", "'", '"', "|", ">"),
    *("null", "~", "yes", "010", "1_000", "-5", "1e3"),
)


def damaged(text: str, chance: random.Random) -> str:
    """The text after one to three accidents."""
    for _ in range(chance.randint(1, 3)):
        text = chance.choice((line_lost, line_twice, line_moved, snippet_in, letters_lost, word_swapped, cut_off))(
            text, chance
        )
    return text


def line_lost(text: str, chance: random.Random) -> str:
    """A line is deleted."""
    lines = text.splitlines(keepends=True) or [""]
    del lines[chance.randrange(len(lines))]
    return "".join(lines)


def line_twice(text: str, chance: random.Random) -> str:
    """A line stands twice."""
    lines = text.splitlines(keepends=True) or [""]
    at = chance.randrange(len(lines))
    return "".join([*lines[:at], lines[at], *lines[at:]])


def line_moved(text: str, chance: random.Random) -> str:
    """A line is indented otherwise."""
    lines = text.splitlines(keepends=True) or [""]
    at = chance.randrange(len(lines))
    lines[at] = " " * chance.randint(0, 9) + lines[at].lstrip(" ")
    return "".join(lines)


def snippet_in(text: str, chance: random.Random) -> str:
    """Something is typed where it doesn't belong."""
    at = chance.randint(0, len(text))
    return text[:at] + chance.choice(SNIPPETS) + text[at:]


def letters_lost(text: str, chance: random.Random) -> str:
    """A few letters are deleted."""
    at = chance.randint(0, len(text))
    return text[:at] + text[at + chance.randint(1, 12) :]


def word_swapped(text: str, chance: random.Random) -> str:
    """A word stands where another was."""
    words = text.split(" ")
    words[chance.randrange(len(words))] = chance.choice(words)
    return " ".join(words)


def cut_off(text: str, chance: random.Random) -> str:
    """The end is lost, now and then."""
    return text[: chance.randint(1, len(text) + 1)] if chance.random() < 0.2 else text


def told(problems: list[Problem], path: str) -> bool:
    """Whether a file has an error of its own."""
    return any(problem.place.path == path and problem.severity is Severity.ERROR for problem in problems)


def test_damaged_files_are_read_or_told_of(tmp_path: Path) -> None:
    chance = random.Random(1977)
    game = tmp_path / "content" / "bbb"
    shutil.copytree(resource("content") / "bbb", game)
    shipped = [path for path in sorted(game.rglob("*.yaml")) if path.name not in ("game.yaml", "set.yaml")]
    copies = []
    for at in range(COPIES):
        original = shipped[at % len(shipped)]
        folder = game if original.parent == game else original.parent
        copy = folder / f"{original.stem}-{at:04}.yaml"
        copy.write_bytes(damaged(original.read_text("utf-8"), chance).encode("utf-8", "surrogatepass"))
        copies.append(copy.relative_to(tmp_path).as_posix())
    library = Library.load(Project(tmp_path), GAMES)
    content = library.games["bbb"]
    loaded = {entry.file.path for entry in [*content.entries, *content.documents]}
    silent = [path for path in copies if path not in loaded and not told(library.problems, path)]
    faulty = sum(told(library.problems, path) for path in copies)
    assert silent == []
    assert COPIES / 2 < faulty < COPIES
    assert all(problem.message and problem.place.line >= 1 for problem in library.problems)


def test_a_damaged_game_file_is_told_of(tmp_path: Path) -> None:
    chance = random.Random(1978)
    original = (resource("content") / "bbb" / "game.yaml").read_text("utf-8")
    faulty = 0
    for at in range(HEADS):
        root = tmp_path / str(at)
        game = root / "content" / "bbb"
        shutil.copytree(resource("content") / "bbb" / "cards" / "core", game / "cards" / "core")
        (game / "game.yaml").write_text(damaged(original, chance), "utf-8")
        library = Library.load(Project(root), GAMES)
        assert "bbb" in library.games or library.problems
        faulty += bool(library.problems)
    assert HEADS / 4 < faulty < HEADS
