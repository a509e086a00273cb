"""The rulebook as data: sections of rules, each with its source."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from lobbycard.content.document import Document
from lobbycard.content.model import HyphenModel, Model, Name, Slug, Text, described

RuleId = Annotated[str, Field(pattern=r"^[A-Z]{3}-[A-Z]{3}-[0-9]{2}$")]


class Rule(HyphenModel):
    """One rule that the engine enforces and a scenario proves."""

    id: RuleId = described("the rule's id: BBB-ATK-02")
    text: Text = described("the rule in our own words")
    source: Literal["seed", "public", "ruling"] = described("who says so; a ruling is ours")
    ruling: Text | None = Field(default=None, description="what we add where the source leaves it open")
    step: Name | None = Field(default=None, description="what the step is called that the rule is: 'Draw'")
    short: Text | None = Field(default=None, description="the rule in a line, for the quick reference")
    short_ruling: Text | None = Field(default=None, description="the ruling in a line, for the quick reference")
    note: Text | None = Field(default=None, description="where the source says it, for designers")


class Section(Model):
    """A part of the rulebook."""

    id: Slug = described("the section's id")
    title: Name = described("its heading")
    rules: list[Rule] = described("its rules, in reading order", min_length=1)


class RulesDocument(Document):
    """`rules.yaml`."""

    document: ClassVar[str] = "rules"
    folder: ClassVar[str] = "rules.yaml"

    schema_: Literal["rules/1"] = Field(alias="schema", description="what this file holds, and its version")
    game: Slug = described("the game whose rules these are")
    sections: list[Section] = described("the rulebook in reading order", min_length=1)

    @property
    def id(self) -> str:
        """A game has one rulebook, so that its id is the game's."""
        return self.game


DOCUMENT = RulesDocument
