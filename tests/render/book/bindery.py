"""What the tests of pages share: a workshop's quick reference, printed once for each paper."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from lobbycard.core.project import resource
from lobbycard.render.book.look import QuickrefLook, QuickrefStyle, look_file
from lobbycard.render.book.quickref import Quickref, QuickrefPage
from lobbycard.render.press import Press, Printed
from lobbycard.render.reading import model_in, paper_named
from tests.render.workshop import Workshop

CASE = Path(__file__).parents[2] / "cases" / "book"
PAPERS = {"a4": (595.276, 841.89), "letter": (612.0, 792.0)}


@dataclass
class Bindery:
    """One game's quick reference."""

    workshop: Workshop
    _printed: dict[str, Printed] = field(default_factory=dict)
    _laid_out: dict[str, Any] = field(default_factory=dict)

    @staticmethod
    def frozen_files() -> dict[str, str]:
        """A rulebook, tables and a version that stay as they are, for a copy of the shipped game."""
        names = ("rules.yaml", "tables/traits.yaml", "tables/card-kinds.yaml")
        words = (resource("content") / "bbb/game.yaml").read_text("utf-8")
        files = {f"content/bbb/{name}": (CASE / name).read_text("utf-8") for name in names}
        return {**files, "content/bbb/game.yaml": re.sub(r"(?m)^version: .*", "version: 1.2.3", words)}

    @cached_property
    def look(self) -> QuickrefLook:
        """How it looks."""
        return model_in(self.workshop.assets, look_file("bbb"), QuickrefLook)

    def sheet(self, paper: str) -> Quickref:
        """What makes it for one paper."""
        style = QuickrefStyle(self.look, paper_named(self.workshop.assets, paper))
        return Quickref(self.workshop.assets, self.workshop.content, style, self.workshop.style)

    def printed(self, paper: str) -> Printed:
        """It as it is printed on one paper, its text set as large as fits."""
        if paper not in self._printed:
            sheet = self.sheet(paper)
            self._printed[paper] = Press(sheet.assets, sheet.style).printed(sheet.page(), sheet.page)
        return self._printed[paper]

    def page(self, paper: str) -> QuickrefPage:
        """It as HTML, in the sizes in which it is printed."""
        return self.sheet(paper).page(self.printed(paper).sizes)

    def laid_out(self, paper: str) -> Any:
        """The boxes of the page."""
        if paper not in self._laid_out:
            sheet = self.sheet(paper)
            [self._laid_out[paper]] = Press(sheet.assets, sheet.style)._laid_out(self.page(paper)).pages
        return self._laid_out[paper]
