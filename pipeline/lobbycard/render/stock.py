"""What is printed on: stocks of card, sheets of paper, and the marks between them, as data."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated

from pydantic import Field

from lobbycard.content.model import HyphenModel, Length, Name, Slug, Text, described
from lobbycard.render.length import millimetres

Schema = Annotated[str, Field(alias="schema", description="what this file holds, and its version")]


class Rectangle(HyphenModel):
    """Something with a name and a size."""

    schema_: Schema
    id: Slug = described("its id, which is its file's name")
    name: Name = described("what people call it")
    width: Length = described("the width in portrait")
    height: Length = described("the height in portrait")
    source: Text = described("where the figures come from")

    @property
    def size(self) -> tuple[Decimal, Decimal]:
        """Width and height in exact millimetres."""
        return millimetres(self.width), millimetres(self.height)


class Stock(Rectangle):
    """A size of card: `templates/sheet/<id>.yaml` with `schema: stock/1`."""

    schema_: Annotated[str, Field(alias="schema", pattern="^stock/1$", description="what this file holds")]
    corner: Length = Field(default="3mm", description="the radius of its corners once they are rounded")


class Paper(Rectangle):
    """A sheet of paper: `templates/sheet/<id>.yaml` with `schema: paper/1`."""

    schema_: Annotated[str, Field(alias="schema", pattern="^paper/1$", description="what this file holds")]
    edge: Length = described("the rim that home printers leave white")


class Marks(HyphenModel):
    """How crop marks and the ruler are drawn: `templates/sheet/marks.yaml`."""

    schema_: Annotated[str, Field(alias="schema", pattern="^marks/1$", description="what this file holds")]
    line: Length = described("the width of a mark's line")
    shortest: Length = described("the room that the bleed of the rim leaves for a mark")
    longest: Length = described("the length of a mark where there is room")
    ruler: Length = described("the length of the ruler that tells whether a sheet was printed at its size")
    tick: Length = described("the length of a tick of the ruler")
    source: Text = described("where the figures come from")
