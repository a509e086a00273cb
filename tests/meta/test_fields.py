"""A model's field says what it means: the schema, the editor and the reference page show it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from pydantic import BaseModel

from tests.meta.source import MODULES

DECIDES = {"do", "rule"}  # the key that chooses a model is explained by the model's docstring


def test_every_field_of_a_model_is_described() -> None:
    fields = {
        f"{model.__name__}.{name}": model.__doc__ if name in DECIDES else info.description
        for model in models()
        for name, info in model.model_fields.items()
    }
    assert [name for name, description in fields.items() if not description] == []
    assert len(fields) >= 100


def models() -> Iterator[type[BaseModel]]:
    for name in (module.import_name for module in MODULES if module.path.stem != "__main__"):
        for thing in vars(import_module(name)).values():
            if isinstance(thing, type) and issubclass(thing, BaseModel) and thing.__module__ == name:
                yield thing
