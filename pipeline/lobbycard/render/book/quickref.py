"""A quick reference as HTML: its template filled in, and the pictures drawn for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from lobbycard.content.content import Content
from lobbycard.content.documents.rules import RulesDocument
from lobbycard.content.entry import Entry, digest_of
from lobbycard.core.errors import ProjectError
from lobbycard.core.problems import Place
from lobbycard.render.assets import Assets
from lobbycard.render.book.look import QuickrefStyle
from lobbycard.render.book.panel import panels
from lobbycard.render.book.table import table_of
from lobbycard.render.drawing import Drawings
from lobbycard.render.emblem import sticker
from lobbycard.render.pattern import ground
from lobbycard.render.sandbox import Sandbox
from lobbycard.render.style import FaceStyle


@dataclass(frozen=True)
class QuickrefPage:
    """The page for given sizes of text."""

    name: str
    html: str
    sizes: Mapping[str, float]
    pictures: Mapping[str, str]
    rules: Entry[RulesDocument]

    def place(self) -> Place:
        """The rulebook, whose lines it shows."""
        return self.rules.place("sections", at="key")


@dataclass
class Quickref:
    """Makes the quick reference of a game for one paper, in the colours of its faces."""

    assets: Assets
    content: Content
    style: QuickrefStyle
    faces: FaceStyle

    def __post_init__(self) -> None:
        self._sandbox = Sandbox(self.assets, "book")
        self._drawings = Drawings(self.assets)

    def page(self, sizes: Mapping[str, float] | None = None) -> QuickrefPage:
        """The page with its text in given sizes, or in the largest."""
        sizes = sizes or {region: fit.sizes()[0] for region, fit in self.style.fit.items()}
        pictures: dict[str, str] = {}
        context = self.context(sizes, pictures)
        html = self._sandbox.filled(f"{self.style.look.game}/quickref.html.j2", context)
        return QuickrefPage(
            f"quick reference on {self.style.paper.name}", html, sizes, pictures, rulebook(self.content)
        )

    def context(self, sizes: Mapping[str, float], pictures: dict[str, str]) -> dict[str, Any]:
        """What the template may use, as templates/book/README.md tells; drawings are added to the pictures."""
        info, rules, tables = self.content.info, rulebook(self.content), self.content.tables
        return {
            "game": info.model,
            "words": self.content.words,
            "version": info.model.version,
            "digest": digest_of([info.digest, rules.digest, [tables[name].digest for name in sorted(tables)]]),
            "paper": self.style.paper,
            "columns": panels(self.style.look, rules.model, self.faces.kinds),
            "tables": {name: table_of(entry.model) for name, entry in tables.items()},
            "kinds": dict(self._kinds(pictures)),
            "fit": dict(sizes),
            "icon": self._drawings.icons(pictures),
            "sticker": self._stickers(pictures),
        }

    def _stickers(self, pictures: dict[str, str]) -> Callable[[str, str], str]:
        """What gives a template an emblem in the colours of a kind, by the name of its picture."""

        def drawn(emblem: str, kind: str) -> str:
            name = f"art/{emblem}-{kind}.svg"
            drawing = self._drawings.emblem(emblem, lambda: Place(f"templates/{self.style.look.file}"))
            pictures[name] = sticker(drawing, self.faces.kinds[kind], emblem)
            return name

        return drawn

    def _kinds(self, pictures: dict[str, str]) -> Iterator[tuple[str, SimpleNamespace]]:
        """Each kind of card: its word, its colours, and the pictures that stand for it."""
        for name, colours in self.faces.kinds.items():
            drawing = self._drawings.emblem(colours.emblem, self._faces_place)
            names = SimpleNamespace(ground=f"art/{name}-ground.svg", emblem=f"art/{name}-emblem.svg")
            pictures[names.ground] = ground(name, colours)
            pictures[names.emblem] = sticker(drawing, colours, name)
            label = self.content.words.label("kinds", name)
            yield name, SimpleNamespace(label=label, colours=colours, ground=names.ground, emblem=names.emblem)

    def _faces_place(self) -> Place:
        return Place(f"templates/face/{self.faces.game}/face.yaml")


def rulebook(content: Content) -> Entry[RulesDocument]:
    """A game's rulebook; ProjectError when it has none."""
    if content.rules is None:
        raise ProjectError(f"content/{content.game.id}/rules.yaml: there is no such file, and so nothing to refer to")
    return content.rules
