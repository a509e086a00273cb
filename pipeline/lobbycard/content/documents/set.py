"""A set: cards that were made and are sold together."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from lobbycard.content.card import Source
from lobbycard.content.decks.bounds import Bounds
from lobbycard.content.decks.card_field import FieldName
from lobbycard.content.document import Document
from lobbycard.content.model import Date, Name, Slug, Text, described


class Range(Bounds):
    """The figures that one field of a kind of card has in a set: `{kind: creature, field: as, at-least: 5}`."""

    kind: Slug = described("the kind of card")
    field: FieldName = described("the field with the figure")
    source: Source | Literal["ruling"] = described("where the bounds come from")
    note: Text | None = Field(default=None, description="a note for designers")


class SetDocument(Document):
    """`cards/<set>/set.yaml`."""

    document: ClassVar[str] = "set"
    folder: ClassVar[str] = "cards"

    schema_: Literal["set/1"] = Field(alias="schema", description="what this file holds, and its version")
    id: Slug = described("the set's id, which is its folder's name")
    name: Name = described("the set's name as printed")
    size: Annotated[int, Field(ge=1)] | None = Field(default=None, description="how many different cards it has")
    released: Date | None = Field(default=None, description="the day it came out, as 'YYYY-MM-DD' in quotes")
    code: Annotated[str, Field(pattern=r"^[A-Z0-9]{2,5}$")] | None = Field(
        default=None, description="the short mark in a card's footer: CORE"
    )
    ranges: list[Range] = Field(default=[], description="the figures that its cards have, kind by kind")
    note: Text | None = Field(default=None, description="a note for designers; not printed")


DOCUMENT = SetDocument
