"""A model of whose keys some may be left out, but not all."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from pydantic import GetJsonSchemaHandler, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError

from lobbycard.content.model import HyphenModel, yaml_name


class NeedfulModel(HyphenModel):
    """Of each group of fields in `needs` at least one must be told."""

    needs: ClassVar[tuple[tuple[str, ...], ...]] = ()

    @model_validator(mode="after")
    def _holds_what_it_needs(self) -> Self:
        for group in self.needs:
            if all(getattr(self, name) is None for name in group):
                keys = " or ".join(repr(yaml_name(name)) for name in group)
                raise PydanticCustomError("incomplete", "{keys} is missing", {"keys": keys})
        return self

    @classmethod
    def __get_pydantic_json_schema__(cls, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """The schema says the same to editors."""
        schema = handler(core)
        groups: list[Any] = [{"anyOf": [{"required": [yaml_name(name)]} for name in group]} for group in cls.needs]
        if groups:
            handler.resolve_ref_schema(schema)["allOf"] = groups
        return schema
