"""A deck: cards and how many of each."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from lobbycard.content.document import Document
from lobbycard.content.model import Copies, Name, Slug, Text, described


class DeckDocument(Document):
    """`decks/<id>.yaml`."""

    document: ClassVar[str] = "deck"
    folder: ClassVar[str] = "decks"

    schema_: Literal["deck/1"] = Field(alias="schema", description="what this file holds, and its version")
    id: Slug = described("the deck's id")
    game: Slug = described("the game that it is for")
    name: Name | None = Field(default=None, description="the deck's name; absent means its id")
    format: Slug = described("the deck-building rules that it follows")
    cards: dict[Slug, Copies] = described("copies by card id", min_length=1)
    note: Text | None = Field(default=None, description="a note for players")


DOCUMENT = DeckDocument
