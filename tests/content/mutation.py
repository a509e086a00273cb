"""Small changes to plain data: what a slip of the hand makes of a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

Path = tuple[str | int, ...]
# What may stand in the place of anything: words that mean something elsewhere, numbers at the limits, other types.
OTHERS: tuple[Any, ...] = (
    *("this", "attack", "all", "soul", "character", "this-movie", "in-play", "that-many", "you", "", "x", "2", "2000"),
    *(-1, 0, 1, 2, 5, 99, 100, 9999, 10000, 1.0, 1.5, True, False, None, [], {}, [1], ["soul"], {"kind": "prop"}),
    *({"count": {"kind": "prop"}}, {"event": "killed"}, {"have": {"kind": "prop"}}, {"up-to": 2}, [{"do": "draw"}]),
)
KEYS = ("do", "kind", "pick", "while", "play", "until", "at-least", "rule", "schema", "id", "cards", "note", "have")


def places(node: Any, path: Path = ()) -> Iterator[Path]:
    """The path of everything in plain data, itself left out."""
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places(value, (*path, key))


def mutated(data: Any, random: Random) -> Any:
    """A copy of the data with one to three changes."""
    data = deepcopy(data)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        paths = list(places(data))
        if paths:
            path = random.choice(paths)
            parent = data
            for step in path[:-1]:
                parent = parent[step]
            random.choice(CHANGES)(parent, path[-1], random)
    return data


def drop(parent: Any, key: Any, random: Random) -> None:
    """Take something away."""
    del parent[key]


def misspell(parent: Any, key: Any, random: Random) -> None:
    """Change a letter of a key, or of a word in a list."""
    if isinstance(parent, dict):
        parent[slip(key, random)] = parent.pop(key)
    elif isinstance(parent[key], str):
        parent[key] = slip(parent[key], random)


def slip(word: str, random: Random) -> str:
    """A word with a letter left out, doubled or swapped with the next one."""
    at = random.randrange(len(word)) if word else 0
    return random.choice(
        (
            word[:at] + word[at + 1 :],
            word[: at + 1] + word[at:],
            word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :],
            word.upper(),
            word.replace("-", "_"),
        )
    )


def swap(parent: Any, key: Any, random: Random) -> None:
    """Put something else in its place."""
    parent[key] = deepcopy(random.choice(OTHERS))


def neighbour(parent: Any, key: Any, random: Random) -> None:
    """Put a value from beside it in its place."""
    others = list(parent.values()) if isinstance(parent, dict) else parent
    parent[key] = deepcopy(random.choice(others))


def double(parent: Any, key: Any, random: Random) -> None:
    """Have an item twice, or a value under a second key."""
    if isinstance(parent, list):
        parent.insert(key, deepcopy(parent[key]))
    else:
        parent[random.choice(KEYS)] = deepcopy(parent[key])


def nest(parent: Any, key: Any, random: Random) -> None:
    """Wrap it in a list or a map, or take it out of one."""
    value = parent[key]
    if isinstance(value, list | dict) and value and random.random() < 0.5:
        parent[key] = value[0] if isinstance(value, list) else next(iter(value.values()))
    else:
        parent[key] = [value] if random.random() < 0.5 else {random.choice(KEYS): value}


def edge(parent: Any, key: Any, random: Random) -> None:
    """Move a number, or make a text longer or stranger."""
    value = parent[key]
    if isinstance(value, int) and not isinstance(value, bool):
        parent[key] = random.choice((value + 1, value - 1, -value, value * 50, float(value), value + 0.5, str(value)))
    elif isinstance(value, str):
        parent[key] = random.choice((value + " ", value * 30, value + "\n", f" {value}", value.title(), ""))


CHANGES: tuple[Callable[[Any, Any, Random], None], ...] = (drop, misspell, swap, neighbour, double, nest, edge)
