"""The base of every content model, and the kinds of text that fields hold."""

from __future__ import annotations

from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field

from lobbycard.core.ids import SLUG_PATTERN


def yaml_name(name: str) -> str:
    """The key in YAML of a field in Python: `at_least` is `at-least`, `in_` is `in`."""
    return name.rstrip("_").replace("_", "-")


class Model(BaseModel):
    """A thing that a designer writes: strict, closed, unchanging."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)

    def __copy__(self) -> Self:
        """A copy, to be changed: what was worked out of the original isn't taken along."""
        copied = super().__copy__()
        for name in vars(copied).keys() - type(self).model_fields.keys():
            del vars(copied)[name]
        return copied


class HyphenModel(Model):
    """A model whose YAML keys take hyphens where Python takes underscores."""

    model_config = ConfigDict(alias_generator=yaml_name)


Slug = Annotated[str, Field(pattern=SLUG_PATTERN, max_length=80)]
Text = Annotated[str, Field(min_length=1, max_length=2000)]
Name = Annotated[str, Field(min_length=1, max_length=80)]
Version = Annotated[str, Field(pattern=r"^\d+\.\d+\.\d+$")]
Date = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]
# A length with its unit in the string: "63mm", "0.25in", "8.5pt".
Length = Annotated[str, Field(pattern=r"^\d+(\.\d+)?(mm|in|pt)$")]
Copies = Annotated[int, Field(ge=1, le=999)]


def described(description: str, **more: Any) -> Any:
    """A required field with the description that schema, editor and reference page show."""
    return Field(description=description, **more)
