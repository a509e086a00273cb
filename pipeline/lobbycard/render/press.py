"""Sets one page after another as a PDF, its text as large as fits, with fonts and styles read once for all."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from warnings import catch_warnings, simplefilter

from lobbycard.core.errors import FaultyContentError, ProjectError
from lobbycard.core.interrupt import OvertimeError, interrupt_kept, time_limited
from lobbycard.core.problems import Place, Problem
from lobbycard.render.assets import Assets
from lobbycard.render.faults import BROKEN_FACE, SLOW_PAGE, STYLE_IGNORED
from lobbycard.render.layout import Overflow, overflows
from lobbycard.render.proof import Proof, Warned, warned
from lobbycard.render.setting import P, Resize, Style

LOGGER = logging.getLogger("weasyprint")
# Text that wraps takes room by the square of its size, and lines by the whole: a cube root is on the safe side.
GUESS = 1 / 3
# A card takes a tenth of a second; what takes this long has no end that anybody would wait for.
LONGEST_SECONDS = 30


@dataclass(frozen=True)
class Printed:
    """One page: its PDF, what is wrong with it, the files that it was made from, by hash, and the sizes of its text."""

    pdf: bytes
    problems: tuple[Problem, ...] = ()
    files: dict[str, str] = field(default_factory=dict)
    sizes: Mapping[str, float] = field(default_factory=dict)


class Press:
    """A renderer made ready for pages of one style."""

    def __init__(self, assets: Assets, style: Style) -> None:
        self._weasyprint = _renderer(assets)
        from lobbycard.render.fetcher import BASE, ProjectFetcher

        self._base, self._style = BASE, style
        self._fetcher = ProjectFetcher(assets)
        self._pictures: dict[str, Any] = {}
        self._fonts = self._weasyprint.text.fonts.FontConfiguration()
        name = style.css
        with _warnings() as warnings:
            self._css = self._css_of(name, assets.text(name))
        self._files = dict(self._fetcher.asked.files)
        proof = Proof(name, lambda: Place(f"templates/{name}"))
        self._problems = [*proof.asked(self._fetcher.asked, warnings), *proof.style_fonts(self._files)]
        if any(problem.fault is not STYLE_IGNORED for problem in self._problems):
            raise FaultyContentError(self._problems)

    def printed(self, page: P, resize: Resize[P]) -> Printed:
        """A page as PDF, its text set as large as fits; `resize` gives the page anew for other sizes of text."""
        self._fetcher.asked = asked = type(self._fetcher.asked)()
        self._pictures = {}  # not shared between pages: each has to ask for what it is made from
        try:
            with _warnings() as warnings, interrupt_kept(), time_limited(LONGEST_SECONDS):
                document, page, too_large = self._fitted(page, resize)
                pdf: bytes = document.write_pdf()
        except RecursionError as error:
            told = f"{page.name}: its elements lie in one another more deeply than can be laid out"
            raise FaultyContentError([Problem(BROKEN_FACE, told, page.place())]) from error
        except OvertimeError:
            told = f"{page.name}: laying it out takes more than {LONGEST_SECONDS} seconds"
            raise FaultyContentError([Problem(SLOW_PAGE, told, page.place())]) from None
        proof = Proof(page.name, page.place)
        files = self._files | asked.files
        problems = (
            *proof.sizes(page.sizes, too_large, self._style.fit),
            *proof.asked(asked, warnings),
            *proof.fonts(document, set(files.values())),
            *proof.pages(document),
        )
        return Printed(pdf, (*self._problems, *problems), files, page.sizes)

    def _css_of(self, name: str, text: str) -> Any:
        """The style of all pages, with the size that they are drawn for."""
        style = self._style
        page = f"\n@page {{ size: {style.width} {style.height}; bleed: {style.bleed}; margin: 0 }}"
        return self._weasyprint.CSS(
            string=text + page, font_config=self._fonts, url_fetcher=self._fetcher, base_url=f"{self._base}{name}"
        )

    def _fitted(self, page: P, resize: Resize[P]) -> tuple[Any, P, dict[str, Overflow]]:
        """The page laid out, each region at the first size that fits or at its floor, and what is too large there."""
        document = self._laid_out(page)
        while too_large := _worst(overflows(document.pages[0])):
            smaller = {
                region: self._next_size(region, size, too_large[region].room) if region in too_large else size
                for region, size in page.sizes.items()
            }
            if smaller == page.sizes:
                break
            page = resize(smaller)
            document = self._laid_out(page)
        return document, page, too_large

    def _next_size(self, region: str, size: float, room: float) -> float:
        """The next smaller size that may fit; far too large text skips sizes, but never one that would have fitted."""
        smaller = [each for each in self._style.fit[region].sizes() if each < size]
        return next((each for each in smaller if each <= size * room**GUESS), smaller[-1] if smaller else size)

    def _laid_out(self, page: P) -> Any:
        self._fetcher.pictures = page.pictures
        html = self._weasyprint.HTML(string=page.html, base_url=self._base, url_fetcher=self._fetcher)
        return html.render(stylesheets=[self._css], font_config=self._fonts, cache=self._pictures)


def _worst(found: Iterable[Overflow]) -> dict[str, Overflow]:
    """The worst of each region, which may be in several places of a page."""
    return {over.region: over for over in sorted(found, key=lambda over: over.over_mm)}


def _renderer(assets: Assets) -> Any:
    """The renderer, made to know no font but those that a style names."""
    os.environ["FONTCONFIG_FILE"] = str(assets.find("fonts/fonts.conf"))
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
def _warnings() -> Iterator[list[Warned]]:
    """What the renderer warns of while the block runs."""
    told: list[Warned] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: told.append(warned(record))  # type: ignore[method-assign]
    LOGGER.addHandler(handler)
    try:
        yield told
    finally:
        LOGGER.removeHandler(handler)
