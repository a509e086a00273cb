"""Files made to eat memory or time are told of at once."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

from lobbycard.content.source import SourceFile
from lobbycard.content.yaml import parse
from lobbycard.content.yaml.stream import Events, events, pure_events

LENGTH = 100_000
SECONDS = 5.0
LEVELS = "abcdefghi"
BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]\n" for before, name in pairwise(LEVELS)
)
HOSTILE = {
    "aliases in aliases": (BOMB, "C024"),
    "brackets": ("[" * LENGTH, "C034"),
    "brackets on lines": ("[\n" * LENGTH, "C027"),
    "maps in braces": ("{a: " * LENGTH, "C027"),
    "dashes": ("- " * LENGTH, "C027"),
    "a stair of keys": ("".join(f"{' ' * step}a:\n" for step in range(400)), "C027"),
    "keys of brackets": ("? [" + "[\n" * LENGTH, "C022"),
    "one key again and again": ("a: 1\n" * (LENGTH // 5), "C020"),
    "doubtful words": ("- no\n" * (LENGTH // 5), "C028"),
    "broken lines": ("- a: b: c\n" * (LENGTH // 10), "C030"),
    "open quotes": ('- "a\n' * (LENGTH // 5), "C033"),
    "conflicts": ("<<<<<<< a\n" * (LENGTH // 10), "C012"),
    "directives": ("%a\n" * (LENGTH // 3), "C018"),
    "cut texts": ("- a b #c\n" * (LENGTH // 9), "C017"),
    "codes of HTML": ("- &#160;\n" * (LENGTH // 9), "C016"),
    "nulls": ("\0" * LENGTH, "C010"),
    "spaces before a comment": ("a: b" + " " * LENGTH + "#c", "C017"),
    "spaces before a colon": ("a" + " " * LENGTH + ": b: c", "C030"),
    "spaces at the end": ("a: b\n" + (" " * 99 + "\n") * (LENGTH // 100), "C014"),
    "a number": ("a: " + "9" * LENGTH, "C029"),
    "a number in base 60": ("a: 1" + ":10" * (LENGTH // 3), "C028"),
    "escapes": ('a: "' + "\\d" * (LENGTH // 2) + '"', "C036"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_told_of_at_once(name: str) -> None:
    text, code = HOSTILE[name]
    start = time.process_time()
    _, problems = parse(SourceFile("hostile.yaml", text))
    assert code in {problem.code for problem in problems}
    assert len(problems) <= 60
    assert time.process_time() - start < SECONDS


@pytest.mark.parametrize("parser", [events, pure_events], ids=["libyaml", "pure"])
def test_a_bomb_of_aliases_is_as_small_as_its_text(parser: Events) -> None:
    data, problems = parse(SourceFile("bomb.yaml", BOMB), parser)
    assert len(str(data)) < 2 * len(BOMB)
    assert {problem.code for problem in problems} == {"C023", "C024"}


def test_every_hostile_file_was_made() -> None:
    assert len(HOSTILE) == 22
