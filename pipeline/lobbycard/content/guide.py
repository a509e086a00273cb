"""What a schema would have taken at a place: the fields, words and types that messages offer.

The guide walks the JSON Schema that editors use along a path of the data, so that a message and an editor's
completion never differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

TYPES: dict[str, type | tuple[type, ...]] = {
    "string": str,
    "integer": int,
    "object": dict,
    "array": list,
    "boolean": bool,
    "number": (int, float),
}


class Guide:
    """Answers for one printed schema."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self._schema = schema

    def fields(self, data: Any, path: tuple[str | int, ...]) -> list[str]:
        """The keys that the map at a path may hold."""
        return _in_order(key for part in self._at(data, path) for key in part.get("properties", ()))

    def choices(self, data: Any, path: tuple[str | int, ...]) -> list[str]:
        """The words that may stand at a path."""
        found = []
        for part in self._at(data, path):
            found += [str(choice) for choice in part.get("enum", ())]
            found += [str(part["const"])] if "const" in part else []
        return _in_order(iter(found))

    def takes_number(self, data: Any, path: tuple[str | int, ...]) -> bool:
        """Whether a whole number may stand at a path, whatever stands there now."""
        parts = self._at(data, path)
        tests = [arm["if"] for part in parts for arm in part.get("allOf", ()) if "if" in arm]
        return any(test.get("type") == "integer" for test in [*parts, *tests])

    def description(self, data: Any, path: tuple[str | int, ...]) -> str:
        """What the schema says of what stands at a path."""
        return next((part["description"] for part in self._at(data, path) if "description" in part), "")

    def pattern(self, data: Any, path: tuple[str | int, ...]) -> str:
        """The form that the text at a path must have, as a regular expression, or ''."""
        return next((part["pattern"] for part in self._at(data, path) if "pattern" in part), "")

    def _at(self, data: Any, path: tuple[str | int, ...]) -> list[dict[str, Any]]:
        parts = list(self._expanded(self._schema, data))
        for step in path:
            data = _child(data, step)
            parts = [deep for part in parts for deep in self._step(part, step, data)]
        return parts

    def _step(self, part: dict[str, Any], step: str | int, data: Any) -> Iterator[dict[str, Any]]:
        if isinstance(step, int):
            below = part.get("items")
        else:
            below = part.get("properties", {}).get(step, part.get("additionalProperties"))
        if isinstance(below, dict):
            yield from self._expanded(below, data)

    def _expanded(self, schema: dict[str, Any], data: Any) -> Iterator[dict[str, Any]]:
        """The schema and all that it refers to, of its choices those that the data decides for."""
        if "$ref" in schema:
            schema = self._schema["definitions"][schema["$ref"].rsplit("/", 1)[1]]
        yield schema
        for part in schema.get("allOf", ()):
            if "if" not in part:
                yield from self._expanded(part, data)
            elif _fits(part["if"], data):
                yield from self._expanded(part["then"], data)
        for part in schema.get("anyOf", ()):
            yield from self._expanded(part, data)


def _fits(test: dict[str, Any], data: Any) -> bool:
    """Whether data meets an `if` of a printed choice."""
    kind = test.get("type")
    if kind and (not isinstance(data, TYPES[kind]) or (isinstance(data, bool) and kind != "boolean")):
        return False
    if not isinstance(data, dict):
        return not test.keys() & {"required", "not", "properties"}
    if any(key not in data for key in test.get("required", ())):
        return False
    if "not" in test and any(set(arm["required"]) <= set(data) for arm in test["not"]["anyOf"]):
        return False
    consts = {key: value["const"] for key, value in test.get("properties", {}).items()}
    return all(data.get(key) == const for key, const in consts.items())


def _child(data: Any, step: str | int) -> Any:
    try:
        return data[step]
    except (KeyError, IndexError, TypeError):
        return None


def _in_order(items: Iterator[str]) -> list[str]:
    return list(dict.fromkeys(items))
