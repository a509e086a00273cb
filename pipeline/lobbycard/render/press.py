"""Sets one face after another as a PDF of one page, with fonts and styles read once for all."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from warnings import catch_warnings, simplefilter

from lobbycard.core.errors import FaultyContentError, ProjectError
from lobbycard.core.problems import Place, Problem
from lobbycard.render import faults
from lobbycard.render.assets import Assets
from lobbycard.render.face import Face
from lobbycard.render.style import FaceStyle

LOGGER = logging.getLogger("weasyprint")
# Text that wraps takes room by the square of its size, and lines by the whole: a cube root is on the safe side.
GUESS = 1 / 3
Resize = Callable[[dict[str, float]], Face]
Where = Callable[[], Place]  # a place in a file is looked up only when something is wrong there


@dataclass(frozen=True)
class Printed:
    """One card's page: its PDF, what was found wrong with it, and the files that it was made from, by hash."""

    pdf: bytes
    problems: tuple[Problem, ...] = ()
    files: dict[str, str] = field(default_factory=dict)


class Press:
    """A renderer made ready for one game's faces."""

    def __init__(self, assets: Assets, style: FaceStyle) -> None:
        self._weasyprint = _renderer(assets)
        from lobbycard.render.fetcher import BASE, ProjectFetcher

        self._base, self._style = BASE, style
        self._fetcher = ProjectFetcher(assets)
        self._fonts = self._weasyprint.text.fonts.FontConfiguration()
        self._pictures: dict[str, Any] = {}
        name = f"face/{style.game}/face.css"
        page = f"@page {{ size: {style.width} {style.height}; bleed: {style.bleed}; margin: 0 }}\n"
        with _warnings() as warnings:
            self._css = self._weasyprint.CSS(
                string=page + assets.text(name),
                font_config=self._fonts,
                url_fetcher=self._fetcher,
                base_url=f"{BASE}{name}",
            )
        self._files = dict(self._fetcher.asked.files)
        problems = list(self._problems(lambda: Place(f"templates/{name}"), name, warnings))
        if any(problem.fault is not faults.STYLE_IGNORED for problem in problems):
            raise FaultyContentError(problems)
        self._style_problems = problems

    def printed(self, face: Face, resize: Resize) -> Printed:
        """A face as PDF, its text set as large as fits; `resize` gives the face anew for other sizes of text."""
        place, name = face.entry.place, face.entry.model.id
        self._fetcher.asked = type(self._fetcher.asked)()
        with _warnings() as warnings:
            document, face, problems = self._fitted(face, resize)
            pdf = document.write_pdf()
        problems += self._problems(place, name, warnings)
        problems += self._font_problems(document, place, name)
        if len(document.pages) != 1:
            message = f"{name}: the face takes {len(document.pages)} pages"
            problems.append(Problem(faults.MANY_PAGES, message, place()))
        return Printed(pdf, (*self._style_problems, *problems), self._files | self._fetcher.asked.files)

    def _fitted(self, face: Face, resize: Resize) -> tuple[Any, Face, list[Problem]]:
        """The face laid out with each region at the first size that fits, or at its floor."""
        from lobbycard.render.overflow import overflows

        document = self._laid_out(face)
        while too_large := {over.region: over for over in overflows(document.pages[0])}:
            smaller = {
                region: self._next_size(region, size, too_large[region].room) if region in too_large else size
                for region, size in face.sizes.items()
            }
            if smaller == face.sizes:
                break
            face = resize(smaller)
            document = self._laid_out(face)
        return document, face, list(self._size_problems(face, too_large))

    def _next_size(self, region: str, size: float, room: float) -> float:
        """The next smaller size that may fit; far too large text skips sizes, but never one that would have fitted."""
        smaller = [each for each in self._style.fit[region].sizes() if each < size]
        return next((each for each in smaller if each <= size * room**GUESS), smaller[-1] if smaller else size)

    def _laid_out(self, face: Face) -> Any:
        self._fetcher.pictures = face.pictures
        page = self._weasyprint.HTML(string=face.html, base_url=self._base, url_fetcher=self._fetcher)
        return page.render(stylesheets=[self._css], font_config=self._fonts, cache=self._pictures)

    def _size_problems(self, face: Face, too_large: dict[str, Any]) -> Iterator[Problem]:
        card, place = face.entry.model.id, face.entry.place
        for region, size in face.sizes.items():
            least = self._style.fit[region].warn_below_pt
            if region in too_large:
                over = f"{too_large[region].over_mm:.1f} mm over at {size:g} pt, the smallest size"
                yield Problem(faults.TOO_MUCH_TEXT, f"{card}: the {region} does not fit: {over}", place())
            elif least is not None and size < least:
                message = f"{card}: the {region} had to be set in {size:g} pt; under {least:g} pt it is hard to read"
                yield Problem(faults.SMALL_TEXT, message, place())

    def _problems(self, place: Where, name: str, warnings: list[str]) -> Iterator[Problem]:
        """What the fetcher refused, and what the renderer warned of."""
        asked = self._fetcher.asked
        for url in dict.fromkeys(asked.refused):
            yield Problem(faults.READS_OUTSIDE, f"{name}: asks for '{url}', which is outside the project", place())
        for file in dict.fromkeys(asked.missing):
            yield Problem(faults.MISSING_PICTURE, f"{name}: there is no file '{file}'", place())
        if not (asked.refused or asked.missing):
            for warning in dict.fromkeys(warnings):
                if "notdef" not in warning:
                    yield Problem(faults.STYLE_IGNORED, warning, place(), f"first met on {name}")

    def _font_problems(self, document: Any, place: Where, name: str) -> Iterator[Problem]:
        """Characters without a glyph, and fonts that are no file of the project."""
        from hashlib import sha256

        from weasyprint.text.fonts import get_hb_object_data

        ours = set(self._files.values()) | set(self._fetcher.asked.files.values())
        for font in document.fonts.values():
            if sha256(get_hb_object_data(font.hb_face)).hexdigest() not in ours:
                yield Problem(
                    faults.FOREIGN_FONT, f"{name}: is set in '{font.family}', a font of this machine", place()
                )
            for code in sorted(font.missing):
                message = f"{name}: the font '{font.family}' has no '{chr(code)}' (U+{code:04X})"
                yield Problem(faults.MISSING_GLYPH, message, place())


def _renderer(assets: Assets) -> Any:
    """The renderer, made to know no font but those that a style names."""
    configuration = assets.find("fonts/fonts.conf")
    os.environ["FONTCONFIG_FILE"] = str(configuration)
    try:
        with catch_warnings():
            simplefilter("ignore", UserWarning)  # that there are no fonts but those of the style is what we want
            import weasyprint
    except OSError as error:
        raise ProjectError(
            f"printing needs Pango and HarfBuzz, which are not installed ({error}); on Debian: "
            "apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0"
        ) from error
    return weasyprint


@contextmanager
def _warnings() -> Iterator[list[str]]:
    """The renderer's warnings while the block runs."""
    told: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    LOGGER.addHandler(handler)
    try:
        yield told
    finally:
        LOGGER.removeHandler(handler)
