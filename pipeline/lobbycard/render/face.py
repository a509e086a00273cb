"""A card's face as HTML: its template filled in, and the pictures drawn for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import PurePosixPath
from types import SimpleNamespace
from typing import Any

from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.documents.set import SetDocument
from lobbycard.content.entry import Entry
from lobbycard.core.errors import FaultyContentError
from lobbycard.core.problems import Place, Problem
from lobbycard.render.assets import Assets
from lobbycard.render.drawing import Drawings
from lobbycard.render.emblem import sticker
from lobbycard.render.faults import NO_FACE
from lobbycard.render.pattern import ground
from lobbycard.render.sandbox import Sandbox
from lobbycard.render.style import FaceStyle, KindStyle


@dataclass(frozen=True)
class Face:
    """One card's HTML for given sizes of text, and its pictures as SVG by the name that the HTML uses."""

    entry: Entry[Card]
    html: str
    sizes: Mapping[str, float]
    pictures: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The card's id, by which faults call it."""
        return self.entry.model.id

    def place(self) -> Place:
        """Where the card stands."""
        return self.entry.place()


@dataclass
class Faces:
    """Makes the faces of one game."""

    assets: Assets
    content: Content
    style: FaceStyle

    def __post_init__(self) -> None:
        self._sandbox = Sandbox(self.assets)
        self._drawings = Drawings(self.assets)

    def face(self, entry: Entry[Card], sizes: Mapping[str, float] | None = None) -> Face:
        """A card's face; FaultyContentError when the card, its kind or its template does not allow one."""
        card, game = entry.model, self.content.game.id
        template = f"{game}/{card.kind}.html.j2"
        kind = self.style.kinds.get(card.kind)
        if kind is None or self.assets.find(f"face/{template}") is None:
            raise self._fault(NO_FACE, f"there is no face for a {card.kind} (templates/face/{template})", entry)
        sizes = sizes or {region: fit.sizes()[0] for region, fit in self.style.fit.items()}
        pictures: dict[str, str] = {}
        context = self.context(entry, kind, sizes, pictures)
        return Face(entry, self._sandbox.filled(template, context), sizes, pictures)

    def context(
        self, entry: Entry[Card], kind: KindStyle, sizes: Mapping[str, float], pictures: dict[str, str]
    ) -> dict[str, Any]:
        """What a template may use, as templates/face/README.md tells; drawings are added to the pictures."""
        card, game = entry.model, self.content.info.model
        return {
            "card": card,
            "text": card.text,
            "words": card.words,
            "game": game,
            "set": self._set(entry),
            "version": game.version,
            "digest": entry.digest,
            "art": self._art(entry, kind, pictures),
            "fit": dict(sizes),
            "icon": self._drawings.icons(pictures),
        }

    def _art(self, entry: Entry[Card], kind: KindStyle, pictures: dict[str, str]) -> SimpleNamespace:
        """The names of what lies behind a card's frame and of the emblem before it."""
        card = entry.model
        if card.art is not None and card.art.file is not None:
            return SimpleNamespace(ground=f"content/{self.content.game.id}/{card.art.file}", emblem=None, art=card.art)
        name = card.art.emblem if card.art is not None and card.art.emblem is not None else kind.emblem
        names = SimpleNamespace(ground=f"art/{card.id}-ground.svg", emblem=f"art/{card.id}-emblem.svg", art=card.art)
        place = partial(entry.place, "art", "emblem")
        pictures[names.ground] = ground(card.id, kind)
        pictures[names.emblem] = sticker(self._drawings.emblem(name, place), kind, card.id)
        return names

    def _set(self, entry: Entry[Card]) -> Any:
        """The document of the set that a card's folder is; a folder without one is a set of that name."""
        folder = PurePosixPath(entry.file.path).parent.name
        found = self.content.sets.get(folder)
        return found.model if found else SetDocument(schema="set/1", id=folder, name=folder)

    def _fault(self, fault: Any, message: str, entry: Entry[Card]) -> FaultyContentError:
        return FaultyContentError([Problem(fault, f"{entry.model.id}: {message}", entry.place())])
