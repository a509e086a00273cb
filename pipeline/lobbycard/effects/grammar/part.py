"""The base of every part of the grammar, and unions that are told apart by shape."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import ConfigDict, Discriminator, Tag, model_validator
from pydantic_core import PydanticCustomError

from lobbycard.content.model import HyphenModel, yaml_name

# Tags stand in the paths of validation errors; no YAML key can be spelt like these.
Path = tuple[str | int, ...]
SHAPES = {"word": "<word>", "number": "<number>", "map": "<map>"}


class Part(HyphenModel):
    """A part of an ability: a template until a game's words are bound to it."""


class PartOfTwo(Part):
    """A part that says nothing with its first key alone: what is asked about, without what is asked."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 2})

    @model_validator(mode="before")
    @classmethod
    def _asks_something(cls, data: Any) -> Any:
        if isinstance(data, dict) and len(data) < 2:
            keys = [yaml_name(name) for name in cls.model_fields][1:]
            raise PydanticCustomError("shape", "expected one more key of {keys}", {"keys": ", ".join(keys)})
        return data


def tag(form: str) -> str:
    """The tag of a form in a union told apart by shape or key."""
    return SHAPES.get(form) or f"<{yaml_name(form)}>"


def told_apart(**forms: Any) -> Any:
    """A union told apart by YAML type (word, number) or by the one key that a map holds.

    `map` stands for a map without a telling key. Field names give the keys: `is_` is the key `is`.
    """
    keys = {yaml_name(form): tag(form) for form in forms if form not in SHAPES}
    shape_of = {str: "word", int: "number"}

    def tell(value: Any) -> str | None:
        form = shape_of.get(type(value))
        if form:
            return SHAPES[form] if form in forms else None
        if isinstance(value, dict | Part):
            held = value if isinstance(value, dict) else _keys_of(value)
            return next(
                (found for key, found in keys.items() if key in held), SHAPES["map"] if "map" in forms else None
            )
        return None

    said = " or ".join(_described(form) for form in forms)
    union: Any = None
    for form, meaning in forms.items():
        arm: Any = Annotated[meaning, Tag(tag(form))]
        union = arm if union is None else union | arm
    return Annotated[union, Discriminator(tell, custom_error_type="shape", custom_error_message=f"expected {said}")]


def _keys_of(part: Part) -> list[str]:
    return [yaml_name(name) for name in type(part).model_fields]


def _described(form: str) -> str:
    return {"word": "a word", "number": "a whole number", "map": "a filter {kind: ...}"}.get(
        form, f"{{{yaml_name(form)}: ...}}"
    )


def parts_of(node: Any, path: Path = ()) -> Iterator[tuple[Path, Part]]:
    """Every part in an ability, the outermost first, with its path in YAML names."""
    if isinstance(node, Part):
        yield path, node
        for name in type(node).model_fields:
            yield from parts_of(getattr(node, name), (*path, yaml_name(name)))
    elif isinstance(node, list | tuple):
        for at, item in enumerate(node):
            yield from parts_of(item, (*path, at))
