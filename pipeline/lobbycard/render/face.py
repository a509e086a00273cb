"""A card's face as HTML: its template filled in, and the pictures drawn for it."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from types import SimpleNamespace
from typing import Any

from jinja2.exceptions import TemplateError, TemplateNotFound, TemplateSyntaxError
from markupsafe import Markup

from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.documents.set import SetDocument
from lobbycard.content.entry import Entry
from lobbycard.core.errors import FaultyContentError
from lobbycard.core.ids import nearest
from lobbycard.core.problems import Place, Problem
from lobbycard.render.assets import Assets
from lobbycard.render.emblem import PAPER, inside_of, recoloured_icon, sticker
from lobbycard.render.faults import BROKEN_FACE, MISSING_PICTURE, NO_FACE
from lobbycard.render.pattern import ground
from lobbycard.render.sandbox import Sandbox
from lobbycard.render.style import FaceStyle, KindStyle

# What a template's own mistakes raise: its syntax and names, and sums or calls that can't be done.
TEMPLATE_ERRORS = (
    TemplateError, ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError,
)  # fmt: skip
EMBLEMS, TRAITS = "icons/emblem", "icons/trait"


@dataclass(frozen=True)
class Face:
    """One card's HTML for given sizes of text, and its pictures as SVG by the name that the HTML uses."""

    entry: Entry[Card]
    html: str
    sizes: Mapping[str, float]
    pictures: Mapping[str, str] = field(default_factory=dict)


@dataclass
class Faces:
    """Makes the faces of one game."""

    assets: Assets
    content: Content
    style: FaceStyle

    def __post_init__(self) -> None:
        self._sandbox = Sandbox(self.assets)
        self._texts: dict[str, str] = {}

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
        return Face(entry, self._filled(template, context), sizes, pictures)

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
            "icon": lambda name, colour=PAPER: self._icon(name, colour, pictures),
        }

    def _art(self, entry: Entry[Card], kind: KindStyle, pictures: dict[str, str]) -> SimpleNamespace:
        """The names of what lies behind a card's frame and of the emblem before it."""
        card = entry.model
        if card.art is not None and card.art.file is not None:
            return SimpleNamespace(ground=f"content/{self.content.game.id}/{card.art.file}", emblem=None, art=card.art)
        name = card.art.emblem if card.art is not None and card.art.emblem is not None else kind.emblem
        names = SimpleNamespace(ground=f"art/{card.id}-ground.svg", emblem=f"art/{card.id}-emblem.svg", art=card.art)
        pictures[names.ground] = ground(card.id, kind)
        pictures[names.emblem] = sticker(self._emblem(name, entry), kind, card.id)
        return names

    def _emblem(self, name: str, entry: Entry[Card]) -> str:
        if self.assets.find(f"{EMBLEMS}/{name}.svg") is None:
            meant = nearest(name, self.assets.names(EMBLEMS, ".svg"))
            hint = f"did you mean '{meant}'?" if meant else f"the emblems are the files of templates/{EMBLEMS}"
            place = entry.place("art", "emblem")
            raise FaultyContentError([Problem(MISSING_PICTURE, f"there is no emblem '{name}'", place, hint)])
        drawing = self._text(f"{EMBLEMS}/{name}.svg")
        if not inside_of(drawing):
            message = f"templates/{EMBLEMS}/{name}.svg holds no drawing (<svg>...</svg>)"
            raise FaultyContentError([Problem(MISSING_PICTURE, message, entry.place("art", "emblem"))])
        return drawing

    def _icon(self, name: str, colour: str, pictures: dict[str, str]) -> Markup:
        """A trait's icon in one colour, or nothing for a trait that has none drawn."""
        file = f"{TRAITS}/{name}.svg"
        if self.assets.find(file) is None:
            return Markup("")
        source = f"icons/trait/{name}-{colour.lstrip('#')}.svg"
        pictures[source] = recoloured_icon(self._text(file), colour)
        return Markup('<img src="{}" alt="">').format(source)

    def _text(self, name: str) -> str:
        if name not in self._texts:
            self._texts[name] = self.assets.text(name)
        return self._texts[name]

    def _set(self, entry: Entry[Card]) -> Any:
        """The document of the set that a card's folder is; a folder without one is a set of that name."""
        folder = PurePosixPath(entry.file.path).parent.name
        found = self.content.sets.get(folder)
        return found.model if found else SetDocument(schema="set/1", id=folder, name=folder)

    def _filled(self, template: str, context: dict[str, Any]) -> str:
        try:
            return self._sandbox.filled(template, context)
        except TEMPLATE_ERRORS as error:
            place = self._place(error, f"face/{template}")
            raise FaultyContentError([Problem(BROKEN_FACE, _said(error), place, "")]) from error

    def _place(self, error: Exception, template: str) -> Place:
        """The line of a template at which it failed."""
        steps = [step for step in traceback.extract_tb(error.__traceback__) if step.filename.startswith("face/")]
        name, line = (steps[-1].filename, steps[-1].lineno or 1) if steps else (template, 1)
        if isinstance(error, TemplateSyntaxError):
            name, line = error.filename or template, error.lineno
        lines = self.assets.text(name).splitlines()
        return Place(f"templates/{name}", line, 1, lines[line - 1] if line <= len(lines) else "")

    def _fault(self, fault: Any, message: str, entry: Entry[Card]) -> FaultyContentError:
        return FaultyContentError([Problem(fault, f"{entry.model.id}: {message}", entry.place())])


def _said(error: Exception) -> str:
    if isinstance(error, TemplateNotFound):
        return f"there is no template '{error.name}' inside templates/face"
    return str(error) or type(error).__name__
