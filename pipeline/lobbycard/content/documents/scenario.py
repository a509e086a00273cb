"""A scenario: a worked example that the engine runs."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from pydantic import Field

from lobbycard.content.document import Document
from lobbycard.content.documents.rules import RuleId
from lobbycard.content.model import Name, Slug, Text, described


class ScenarioDocument(Document):
    """`scenarios/<id>.yaml`."""

    document: ClassVar[str] = "scenario"
    folder: ClassVar[str] = "scenarios"

    schema_: Literal["scenario/1"] = Field(alias="schema", description="what this file holds, and its version")
    id: Slug = described("the scenario's id")
    game: Slug = described("the game that it is played in")
    title: Name = described("what it shows")
    proves: list[RuleId] = described("the rules that it proves", min_length=1)
    players: list[Slug] = described("the players, in turn order", min_length=1)
    given: dict[str, Any] = described("the position that it starts from")
    chance: dict[Slug, list[Any]] = Field(default={}, description="the scripted draws of each stream, in order")
    play: list[dict[str, Any]] = described("the steps: an action, or what is expected", min_length=1)
    note: Text | None = Field(default=None, description="a note for the reader")


DOCUMENT = ScenarioDocument
