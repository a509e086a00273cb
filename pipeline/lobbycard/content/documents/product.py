"""A product: what to print, on what, how often."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from lobbycard.content.document import Document
from lobbycard.content.model import Copies, Length, Name, Slug, Text, described


class ProductDocument(Document):
    """`products/<id>.yaml`: a print job."""

    document: ClassVar[str] = "product"
    folder: ClassVar[str] = "products"

    schema_: Literal["product/1"] = Field(alias="schema", description="what this file holds, and its version")
    id: Slug = described("the product's id")
    game: Slug = described("the game that it is for")
    title: Name = described("what the product is called")
    deck: Slug = described("the deck that is printed")
    stock: Slug = described("the size of card, by name: poker-63x88")
    paper: list[Slug] = described("the sheets it is printed on: a4, letter", min_length=1)
    backs: Literal["none"] = Field(default="none", description="how backs are printed")
    bleed: Length = Field(default="3mm", description="how far the picture runs over the trim")
    marks: bool = Field(default=True, description="whether crop marks are printed")
    copies: Copies = Field(default=1, description="how many times the deck is printed")
    note: Text | None = Field(default=None, description="a note for whoever prints")


DOCUMENT = ProductDocument
