"""Emblems and icons as the templates' folders hold them, read once each."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from lobbycard.core.errors import FaultyContentError
from lobbycard.core.ids import nearest
from lobbycard.core.problems import Place, Problem
from lobbycard.render.assets import Assets
from lobbycard.render.emblem import PAPER, inside_of, recoloured_icon
from lobbycard.render.faults import MISSING_PICTURE

EMBLEMS, TRAITS = "icons/emblem", "icons/trait"


class Drawings:
    """The drawings that pages are made with."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._texts: dict[str, str] = {}

    def emblem(self, name: str, where: Callable[[], Place]) -> str:
        """The drawing of an emblem; FaultyContentError, at the place that names it, when there is none."""
        if self._assets.find(f"{EMBLEMS}/{name}.svg") is None:
            meant = nearest(name, self._assets.names(EMBLEMS, ".svg"))
            hint = f"did you mean '{meant}'?" if meant else f"the emblems are the files of templates/{EMBLEMS}"
            raise FaultyContentError([Problem(MISSING_PICTURE, f"there is no emblem '{name}'", where(), hint)])
        drawing = self._text(f"{EMBLEMS}/{name}.svg")
        if not inside_of(drawing):
            message = f"templates/{EMBLEMS}/{name}.svg holds no drawing (<svg>...</svg>)"
            raise FaultyContentError([Problem(MISSING_PICTURE, message, where())])
        return drawing

    def icons(self, pictures: dict[str, str]) -> Callable[..., Markup]:
        """What gives a template the icons of traits, each in one colour; they are added to the page's pictures."""

        def icon(name: str, colour: str = PAPER) -> Markup:
            file = f"{TRAITS}/{name}.svg"
            if self._assets.find(file) is None:
                return Markup("")
            source = f"icons/trait/{name}-{colour.lstrip('#')}.svg"
            pictures[source] = recoloured_icon(self._text(file), colour)
            return Markup('<img src="{}" alt="">').format(source)

        return icon

    def _text(self, name: str) -> str:
        if name not in self._texts:
            self._texts[name] = self._assets.text(name)
        return self._texts[name]
