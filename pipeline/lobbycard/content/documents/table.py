"""A table: what is not a card, such as traits, dice faces and result charts, each row with its source."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Discriminator, Field, Tag

from lobbycard.content.card import Source
from lobbycard.content.document import Document
from lobbycard.content.model import Model, Name, Slug, Text, described

SHAPES = {str: "<word>", int: "<number>", bool: "<truth>"}
Cell = Annotated[
    Annotated[str, Tag("<word>")] | Annotated[int, Tag("<number>")] | Annotated[bool, Tag("<truth>")],
    Discriminator(
        lambda value: SHAPES.get(type(value)),
        custom_error_type="cell",
        custom_error_message="text, a whole number, true or false",
    ),
]


class Row(Model):
    """One row: an id, its text or cells, and where they come from."""

    id: Slug = described("the row's id")
    text: Text | None = Field(default=None, description="what the row says")
    cells: dict[Slug, Cell] = Field(default={}, description="the row's values by column")
    source: Source | Literal["ruling"] = described("where its figures come from")
    note: Text | None = Field(default=None, description="a note for designers")


class TableDocument(Document):
    """`tables/<id>.yaml`."""

    document: ClassVar[str] = "table"
    folder: ClassVar[str] = "tables"

    schema_: Literal["table/1"] = Field(alias="schema", description="what this file holds, and its version")
    id: Slug = described("the table's id")
    game: Slug = described("the game that it is for")
    title: Name = described("its heading")
    rows: list[Row] = described("its rows, in order", min_length=1)

    def cell(self, row: str, column: str) -> Any:
        """A cell, or None where there is none."""
        return next((each.cells.get(column) for each in self.rows if each.id == row), None)


DOCUMENT = TableDocument
