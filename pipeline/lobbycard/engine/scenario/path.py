"""What stands at a path of a view, and whether it is what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lobbycard.core.errors import LobbycardError
from lobbycard.core.ids import nearest


class NoSuchPathError(LobbycardError):
    """A path that leads nowhere; `hint` is the name that was probably meant."""

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message)
        self.hint = hint


def found_at(view: Mapping[str, Any], path: str) -> Any:
    """What stands at a dotted path of a view.

    Zones may be named without `zones.` before them, a card of a zone by its id or its number, and lines of the log by
    their kind: `movie.dana.go-go-dancer.ds`, `log.played.-1.quote`.
    """
    steps = path.split(".")
    zones = view.get("zones", {})
    node: Any = zones if steps[0] not in view and steps[0] in zones else view
    for at, step in enumerate(steps):
        node = _below(node, step, ".".join(steps[:at]))
    return node


def _below(node: Any, step: str, path: str) -> Any:
    if isinstance(node, Mapping) and step in node:
        return node[step]
    row = node["cards"] if isinstance(node, Mapping) and "cards" in node else node
    known = [str(key) for key in node] if isinstance(node, Mapping) else []
    if isinstance(row, list):
        if step.removeprefix("-").isdigit() and -len(row) <= int(step) < len(row):
            return row[int(step)]
        for found in (_cards(row, step)[:1], [_lines(row, step)]):
            if found and found[0]:
                return found[0]
        known = list(dict.fromkeys(str(each.get("card") or each.get("kind")) for each in row if isinstance(each, dict)))
    meant = nearest(step, known)
    hint = f"did you mean {meant!r}?" if meant else f"there is {', '.join(known)}" if known else ""
    raise NoSuchPathError(f"there is no {step!r} in {path or 'the view'}", hint)


def _cards(row: list[Any], name: str) -> list[Any]:
    return [each for each in row if isinstance(each, Mapping) and each.get("card") == name]


def _lines(row: list[Any], kind: str) -> list[Any]:
    return [each for each in row if isinstance(each, Mapping) and each.get("kind") == kind]


def is_as_expected(got: Any, expected: Any) -> bool:
    """Whether it is as expected: a card may be said by its id, a zone by its cards, a map by some of its keys."""
    got = _abridged(got, expected)
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        return all(key in got and is_as_expected(got[key], value) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(got, list):
        return len(got) == len(expected) and all(map(is_as_expected, got, expected))
    return type(got) is type(expected) and bool(got == expected)


def plain(got: Any) -> Any:
    """What is there as a scenario would say it."""
    if isinstance(got, Mapping):
        shorter = _abridged(got, []) if "cards" in got else _abridged(got, "")
        return plain(shorter) if shorter is not got else {key: plain(value) for key, value in got.items()}
    return [plain(each) for each in got] if isinstance(got, list) else got


def _abridged(got: Any, expected: Any) -> Any:
    """A zone as the list of its cards where a list is expected, a card as its id where text is."""
    if isinstance(got, Mapping) and isinstance(expected, list) and "cards" in got:
        return got["cards"]
    if isinstance(got, Mapping) and isinstance(expected, str) and "card" in got:
        return got["card"]
    return got
