"""How the quick reference of a game looks: its panels in columns, and how far its text may shrink."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import Field

from lobbycard.content.model import HyphenModel, Slug, described
from lobbycard.render.stock import Paper
from lobbycard.render.style import Fit


def look_file(game: str) -> str:
    """The name of the file that holds a game's look."""
    return f"book/{game}/quickref.yaml"


class PanelLook(HyphenModel):
    """One panel: a section of the rulebook in the colours of a kind of card."""

    section: Slug = described("the section of rules.yaml that it shows")
    kind: Slug = described("the kind of card whose colours it has")


class QuickrefLook(HyphenModel):
    """`templates/book/<game>/quickref.yaml`."""

    schema_: str = Field(alias="schema", pattern="^quickref/1$", description="what this file holds, and its version")
    game: Slug = described("the game whose quick reference this is")
    fit: dict[Slug, Fit] = described("the sizes of text by region: a region is an element with data-fit")
    columns: list[list[PanelLook]] = described("the panels, column by column", min_length=1)

    @property
    def file(self) -> str:
        """The name of its file."""
        return look_file(self.game)


@dataclass(frozen=True)
class QuickrefStyle:
    """The look on one paper."""

    look: QuickrefLook
    paper: Paper
    bleed: str = "0mm"

    @property
    def css(self) -> str:
        """Its style sheet."""
        return f"book/{self.look.game}/quickref.css"

    @property
    def width(self) -> str:
        """The width of the paper."""
        return self.paper.width

    @property
    def height(self) -> str:
        """The height of the paper."""
        return self.paper.height

    @property
    def fit(self) -> Mapping[str, Fit]:
        """The sizes of text by region."""
        return self.look.fit
