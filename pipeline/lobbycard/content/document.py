"""The base of the documents beside the cards: game, set, deck, format, product, rules, scenario, table."""

from __future__ import annotations

from typing import ClassVar

from pydantic import ConfigDict, Field

from lobbycard.content.model import HyphenModel, yaml_name


class Document(HyphenModel):
    """One YAML file that is one thing; its first key tells which: `schema: deck/1`."""

    model_config = ConfigDict(alias_generator=yaml_name)

    document: ClassVar[str]
    schema_version: ClassVar[int] = 1
    folder: ClassVar[str]

    schema_: str = Field(alias="schema", description="what this file holds, and its version")
