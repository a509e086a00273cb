"""The fields of a card by the names that designers write."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import BaseModel, Field

_WORD = r"[a-z][a-z0-9]*([-_][a-z0-9]+)*"
FIELD_PATTERN = rf"^{_WORD}(\.{_WORD})*$"
# A field of a card, or a field inside one: "ds", "traits", "title_words.word".
FieldName = Annotated[str, Field(pattern=FIELD_PATTERN, max_length=80)]


def values(thing: Any, field: str) -> Iterator[str | int]:
    """The plain values of a field, one by one where it is a list; none where a card has no such field."""
    if isinstance(thing, list | tuple):
        for item in thing:
            yield from values(item, field)
    elif not field and isinstance(thing, str | int):
        yield thing
    elif isinstance(thing, BaseModel):
        first, _, rest = field.partition(".")
        yield from values(_value(thing, first), rest)


def field_names(model: type[BaseModel]) -> set[str]:
    """The keys of a model as they are written."""
    return {info.alias or name for name, info in model.model_fields.items()}


def _value(model: BaseModel, key: str) -> Any:
    names = (name for name, info in type(model).model_fields.items() if (info.alias or name) == key)
    return next((getattr(model, name) for name in names), None)
