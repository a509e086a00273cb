"""A format: the rules that a deck must follow."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from lobbycard.content.decks.rule import DeckRule
from lobbycard.content.document import Document
from lobbycard.content.model import Date, Name, Slug, Text, described
from lobbycard.core.shelf import shelf

RULES = shelf("lobbycard.content.decks.rules", "DECK_RULE", DeckRule)
AnyDeckRule: Any = None
for _name in RULES:
    AnyDeckRule = RULES[_name] if AnyDeckRule is None else AnyDeckRule | RULES[_name]


class FormatDocument(Document):
    """`formats/<id>.yaml`."""

    document: ClassVar[str] = "format"
    folder: ClassVar[str] = "formats"

    schema_: Literal["format/1"] = Field(alias="schema", description="what this file holds, and its version")
    id: Slug = described("the format's id")
    game: Slug = described("the game that it is for")
    name: Name | None = Field(default=None, description="the format's name; absent means its id")
    extends: Slug | None = Field(default=None, description="the format whose rules hold too")
    released_by: Date | None = Field(
        default=None, description="the day that it looks back from: sets that came out later are not in it"
    )
    rules: list[Annotated[AnyDeckRule, Field(discriminator="rule")]] = Field(
        default=[], description="the rules, all of which hold"
    )
    note: Text | None = Field(default=None, description="a note for players")


DOCUMENT = FormatDocument
