"""A game: its title, its players and the words that its cards use."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from lobbycard.content.document import Document
from lobbycard.content.model import HyphenModel, Name, Slug, Text, Version, described
from lobbycard.content.vocabulary import Words

Seats = Annotated[int, Field(ge=1, le=99)]


class Players(HyphenModel):
    """How many play."""

    at_least: Seats = described("the fewest players")
    at_most: Seats = described("the most players")


class GameDocument(Document):
    """`game.yaml`: what a game is called, and the table of its words."""

    document: ClassVar[str] = "game"
    folder: ClassVar[str] = "game.yaml"

    schema_: Literal["game/1"] = Field(alias="schema", description="what this file holds, and its version")
    id: Slug = described("the game's short name, which is its folder's")
    title: Name = described("the game's title")
    version: Version = described("the version of the content, printed on every card")
    players: Players = described("how many play")
    content_note: Text | None = Field(default=None, description="what a reader should know before reading on")
    words: Words = described("the words that cards may use, and how they print")
    usual_windows: dict[Slug, Slug] = Field(
        default={}, description="the window in which cards of a kind are usually played, which prints nothing"
    )


DOCUMENT = GameDocument
