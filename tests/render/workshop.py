"""What the tests of printing share: a project with cards, styles and templates of its own, and its press."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from shutil import copytree
from typing import Any

from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.entry import Entry
from lobbycard.content.game import Game
from lobbycard.content.library import Library
from lobbycard.core.errors import FaultyContentError
from lobbycard.core.problems import Problem
from lobbycard.core.project import Project, resource, shipped
from lobbycard.core.shelf import shelf
from lobbycard.render.assets import Assets
from lobbycard.render.face import Face, Faces
from lobbycard.render.press import Press, Printed
from lobbycard.render.printing import PrintJob
from lobbycard.render.reading import model_in
from lobbycard.render.style import FaceStyle

SHOWCASE = Path(__file__).parents[1] / "cases" / "face"
GAMES = shelf("lobbycard.games", "GAME", Game, packages=True)
SHOWPIECES = {
    "character": "go-go-dancer",
    "location": "drive-in-double-bill",
    "prop": "molotov-cocktail",
    "creature": "killer-pimp",
    "sfx": "riot",
    "roll-the-credits": "freeze-frame-high-five",
}


@dataclass
class Workshop:
    """One project, with all that prints its cards."""

    project: Project

    @cached_property
    def content(self) -> Content:
        """The project's one game."""
        library = Library.load(self.project, GAMES)
        assert [problem.message for problem in library.problems] == []
        return library.games["bbb"]

    @cached_property
    def assets(self) -> Assets:
        """Its files."""
        return Assets(self.project)

    @cached_property
    def style(self) -> FaceStyle:
        """The look of its faces."""
        return model_in(self.assets, "face/bbb/face.yaml", FaceStyle)

    @cached_property
    def faces(self) -> Faces:
        """What makes its faces."""
        return Faces(self.assets, self.content, self.style)

    @cached_property
    def press(self) -> Press:
        """What sets them."""
        return Press(self.assets, self.style)

    def card(self, card: str, **changes: Any) -> Entry[Card]:
        """A card, with some of its fields changed."""
        entry = self.content.cards[card]
        model = entry.model.model_copy(update=changes)
        model._words = entry.model._words
        return replace(entry, model=model)

    def printed(self, entry: Entry[Card]) -> Printed:
        """A card's page."""
        return self.press.printed(self.faces.face(entry), partial(self.faces.face, entry))

    def printed_html(self, body: str) -> Printed:
        """A page made of a body of HTML, as if a card's face had it."""
        entry = self.content.cards["riot"]
        face = Face(entry, f"<!DOCTYPE html><html lang=und><body>{body}", {})
        return self.press.printed(face, lambda sizes: face)

    def job(self, out: Path, cards: list[str] | None = None, **settings: Any) -> PrintJob:
        """A print job of some cards or of all."""
        chosen = [self.content.cards[card] for card in cards or self.content.cards]
        return PrintJob(self.project, self.content, chosen, name="bbb", out=out, **settings)


def project_at(root: Path, files: Mapping[str, str] | None = None) -> Project:
    """A copy of the shipped game, with files of its own by path."""
    copytree(resource("content"), root / "content", dirs_exist_ok=True)
    for name, text in (files or {}).items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return Project(root)


def shipped_workshop() -> Workshop:
    """The workshop of the games that come with lobbycard."""
    return Workshop(shipped())


def showcase_at(root: Path) -> Workshop:
    """The workshop of one showpiece a kind, which stay as they are while the shipped cards change."""
    game, cards = root / "content/bbb", root / "content/bbb/cards/core"
    copytree(SHOWCASE, cards)
    words = (resource("content") / "bbb/game.yaml").read_text("utf-8")
    (game / "game.yaml").write_text(re.sub(r"(?m)^version: .*", "version: 1.2.3", words), "utf-8")
    return Workshop(Project(root))


def faults(printed: Printed) -> list[str]:
    """The messages of what is wrong with a page, with their codes."""
    return [said(problem) for problem in printed.problems]


def faults_raised(error: FaultyContentError) -> list[str]:
    """The messages of what was raised, with their codes."""
    return [said(problem) for problem in error.problems]


def said(problem: Problem) -> str:
    """A problem's code and message."""
    return f"{problem.code} {problem.message}"
