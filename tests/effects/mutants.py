"""Every small change to an ability that the grammar still allows."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]
FIXED_WORDS = (
    *("all", "any-number", "in-play", "that-many", "full", "up", "down", "success", "failure"),
    *("once-a-turn", "once-a-round", "once-a-game"),
)
# Fields that may be added anywhere, with the family whose words they take.
ADDED = {
    "until": "untils",
    "who": "players",
    "trait": "traits",
    "most": "stats",
    "least": "stats",
    "cause": "causes",
    "by": "things",
    "of": "things",
    "chooser": "players",
    "kind": "kinds",
}
ADDED_AS_IS: dict[str, Any] = {
    "other": True,
    "name": "Skippy",
    "limit": "once-a-turn",
    "pick": 2,
    "times": 3,
    "at-least": 3,
    "at-most": 2,
    "needs": {"have": {"kind": "character", "in": "your-movie"}},
    "where": {"stat": "ds", "at-most": 2},
    "in": "your-movie",
    "cost": [{"do": "discard", "target": "this"}],
    "else": [{"do": "draw"}],
    "amount": 4,
}


def at(data: Any, path: Path) -> Any:
    """What stands at a path."""
    for step in path:
        data = data[step]
    return data


def places(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every part of the data with its path, the outermost first."""
    yield path, data
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, value in items:
        yield from places(value, (*path, step))


def changed(data: Any, path: Path, value: Any) -> Any:
    """A copy with another value at a path."""
    copied = copy.deepcopy(data)
    at(copied, path[:-1])[path[-1]] = value
    return copied


def dropped(data: Any, path: Path) -> Any:
    """A copy without what stands at a path."""
    copied = copy.deepcopy(data)
    del at(copied, path[:-1])[path[-1]]
    return copied


def mutants(ability: dict[str, Any], families: dict[str, list[str]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each mutant with what was done: a leaf changed, a key or item dropped, a list turned round, a field added."""
    every_word = sorted({word for words in families.values() for word in words} | set(FIXED_WORDS))
    for path, value in places(ability):
        shown = ".".join(map(str, path))
        if path:
            yield f"drop {shown}", dropped(ability, path)
        if isinstance(value, dict):
            new = ((key, added) for key, added in _additions(families) if key not in value)
            yield from ((f"add {shown}.{key}: {added}", changed(ability, (*path, key), added)) for key, added in new)
        elif isinstance(value, list):
            yield f"turn {shown}", changed(ability, path, value[::-1])
        else:
            for other in _others(value, every_word):
                yield f"{shown}: {value} -> {other}", changed(ability, path, other)


def _additions(families: dict[str, list[str]]) -> Iterator[tuple[str, Any]]:
    for key, family in ADDED.items():
        for word in families[family]:
            yield key, word
    yield from ADDED_AS_IS.items()


def _others(value: Any, every_word: list[str]) -> list[Any]:
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [other for other in (value + 1, -value, 1, "all") if other != value]
    return [word for word in every_word if word != value]
