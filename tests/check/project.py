"""Small projects for the tests of checking: the shipped game's words, one set, and the files of a case."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from lobbycard.content.game import Game
from lobbycard.content.library import Library
from lobbycard.content.vocabulary import Words
from lobbycard.core.project import Project, resource
from lobbycard.core.shelf import shelf

GAME = resource("content") / "bbb" / "game.yaml"
SET = "{schema: set/1, id: core, name: Core}\n"
# What every card has to have, so that a case can show what it is about: at the end of a card on one line, or below
# the first keys of one on several; an SFX has to have an ability as well.
LENT = ("title_words: [{word: riot, readings: [{pos: noun, kind: event}]}]", 'quote: "Run!"')
SFX = (*LENT, "abilities: [{play: any-time, effects: [{do: draw}]}]")
FILLED_IN = {
    "$words": LENT[0],
    "$lent_lines": "\n    ".join(LENT),
    "$lent": ", ".join(LENT),
    "$sfx_lines": "\n    ".join(SFX),
    "$sfx": ", ".join(SFX),
}

_bound: dict[str, TypeAdapter[Any]] = {}


def bound(model: Any, words: Words, verbs: Iterable[Any]) -> TypeAdapter[Any]:
    """BBB's validator of a model; most cases have the same words, and binding takes a while."""
    key = str(model) + words.model_dump_json()
    if key not in _bound:
        _bound[key] = shelf("lobbycard.games", "GAME", Game, packages=True)["bbb"].binding(model, words, verbs)
    return _bound[key]


BBB = replace(shelf("lobbycard.games", "GAME", Game, packages=True)["bbb"], binding=bound)


def project(root: Path, files: Mapping[str, str]) -> Project:
    """Write a project with these files; `$lent` and `$sfx` stand for the keys that a card needs."""
    base = {"content/bbb/game.yaml": GAME.read_text(), "content/bbb/cards/core/set.yaml": SET}
    for path, text in {**base, **files}.items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(filled_in(text), "utf-8")
    return Project(root)


def filled_in(text: str) -> str:
    """The text of a case with what every card has to have."""
    for name, keys in FILLED_IN.items():
        text = text.replace(name, keys)
    return text


def library(root: Path, files: Mapping[str, str]) -> Library:
    """The library of a project with these files."""
    return Library.load(project(root, files), {"bbb": BBB})


def edited(edits: Mapping[str, str]) -> tuple[str, int]:
    """The shipped game.yaml with lines replaced, and the number of the last one."""
    text, line = GAME.read_text(), 0
    for old, new in edits.items():
        assert re.findall(rf"^{re.escape(old)}$", text, re.MULTILINE) == [old]
        line = text[: text.index(old)].count("\n") + 1
        text = text.replace(old, new)
    return text, line
