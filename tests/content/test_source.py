"""A file knows where each of its keys and values stands, and what is nearest to one that isn't there."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from lobbycard.content.source import SourceFile
from lobbycard.content.yaml import positions
from lobbycard.content.yaml.stream import Events, events, pure_events
from lobbycard.core.problems import Place
from lobbycard.core.project import resource

TEXT = """\
# a comment
schema: bbb/character/1
cards:
  - id: ash-fox
    name: "Ash “é” Fox"
    note:
    traits: [male, soul, 'kung-fu']
    art: {emblem: mirror, file: , more: {}}
    quote: |
      Run!
    empty: []
  -
  - id:   night-clerk
"""
# Path, line and column of the key, line and column of the value.
PLACES: list[tuple[tuple[str | int, ...], tuple[int, int], tuple[int, int]]] = [
    ((), (2, 1), (2, 1)),
    (("schema",), (2, 1), (2, 9)),
    (("cards",), (3, 1), (4, 3)),
    (("cards", 0), (4, 5), (4, 5)),
    (("cards", 0, "id"), (4, 5), (4, 9)),
    (("cards", 0, "name"), (5, 5), (5, 11)),
    (("cards", 0, "note"), (6, 5), (6, 9)),
    (("cards", 0, "traits"), (7, 5), (7, 13)),
    (("cards", 0, "traits", 0), (7, 14), (7, 14)),
    (("cards", 0, "traits", 2), (7, 26), (7, 26)),
    (("cards", 0, "art"), (8, 5), (8, 10)),
    (("cards", 0, "art", "emblem"), (8, 11), (8, 19)),
    (("cards", 0, "art", "file"), (8, 27), (8, 31)),
    (("cards", 0, "art", "more"), (8, 35), (8, 41)),
    (("cards", 0, "quote"), (9, 5), (9, 12)),
    (("cards", 0, "empty"), (11, 5), (11, 12)),
    (("cards", 1), (12, 4), (12, 4)),
    (("cards", 2, "id"), (13, 5), (13, 11)),
]
# What isn't there stands at the first key of the map that lacks it, or else at the nearest value.
MISSING: list[tuple[tuple[str | int, ...], tuple[int, int]]] = [
    (("set",), (2, 1)),
    (("cards", 0, "ds"), (4, 5)),
    (("cards", 0, "ds", "value", 3), (4, 5)),
    (("cards", 0, "art", "credit"), (8, 11)),
    (("cards", 0, "art", "more", "x"), (8, 41)),
    (("cards", 0, "traits", 7), (7, 13)),
    (("cards", 0, "name", "x"), (5, 11)),
    (("cards", 0, "empty", 0), (11, 12)),
    (("cards", 1, "id"), (12, 4)),
    (("cards", 9), (4, 3)),
]


@pytest.mark.parametrize("parser", [events, pure_events], ids=["libyaml", "pure"])
def test_every_key_and_value_has_its_place(parser: Events) -> None:
    found = positions(SourceFile("a.yaml", TEXT), parser)
    assert {path: found.get(path) for path, _, _ in PLACES} == {path: (*key, *value) for path, key, value in PLACES}
    assert found.keys() - {path for path, _, _ in PLACES} == {("cards", 0, "traits", 1), ("cards", 2)}


@pytest.mark.parametrize(("path", "key", "value"), PLACES, ids=str)
def test_a_place_is_that_of_the_key_or_the_value(
    path: tuple[str | int, ...], key: tuple[int, int], value: tuple[int, int]
) -> None:
    file = SourceFile("a.yaml", TEXT)
    assert place_of(file, path, "key") == key
    assert place_of(file, path, "value") == value


@pytest.mark.parametrize(("path", "at"), MISSING, ids=str)
def test_what_is_missing_has_the_place_nearest_to_it(path: tuple[str | int, ...], at: tuple[int, int]) -> None:
    file = SourceFile("a.yaml", TEXT)
    assert (place_of(file, path, "key"), place_of(file, path, "value")) == (at, at)


def test_a_file_without_data_has_a_place() -> None:
    for text in ("", "\n", "# nothing\n", "\t- tab\n"):
        assert place_of(SourceFile("a.yaml", text), ("cards", 0), "value") == (1, 1)


def test_a_place_shows_its_line() -> None:
    file = SourceFile("a.yaml", "\ufeffid: a\r\nname: Ash Fox\r\n")
    assert file.place(("name",)) == Place("a.yaml", 2, 7, "name: Ash Fox")
    assert file.place_of_line(1, 1) == Place("a.yaml", 1, 1, "id: a")
    assert file.place_of_line(99, 3) == Place("a.yaml", 99, 3, "")
    assert len(SourceFile("a.yaml", "x" * 9999).place_of_line(1, 1).excerpt) == 500


def test_data_is_parsed_once_and_anew() -> None:
    file = SourceFile("a.yaml", "id: a\n")
    assert file.data == {"id": "a"}
    assert file.data is file.data
    assert SourceFile("a.yaml", "\tid: a\n").data is None


def test_every_value_of_the_shipped_files_stands_where_it_is_said_to() -> None:
    checked = 0
    for path in sorted(resource("content").rglob("*.yaml")):
        file = SourceFile(path.name, path.read_text("utf-8"))
        for steps, at in positions(file).items():
            value = at_path(file.data, steps)
            if isinstance(value, str) and value and "\n" not in value:
                rest = file.lines[at.line - 1][at.column - 1 :]
                assert rest.startswith((value[:10].split("\n")[0], '"', "'", ">", "|")), (path.name, steps)
            if steps and isinstance(steps[-1], str):
                assert file.lines[at.key_line - 1][at.key_column - 1 :].lstrip("\"'").startswith(steps[-1])
            checked += 1
    assert checked >= 2000


def at_path(data: Any, steps: tuple[str | int, ...]) -> Any:
    for step in steps:
        data = data[step]
    return data


def place_of(file: SourceFile, path: tuple[str | int, ...], at: Literal["key", "value"]) -> tuple[int, int]:
    place = file.place(path, at)
    return place.line, place.column
