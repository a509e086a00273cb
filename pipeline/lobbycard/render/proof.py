"""Reads a page that was set as a printer reads a proof: text that is too large, wrong fonts, what was not to be had."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from hashlib import sha256
from logging import ERROR, LogRecord
from typing import TYPE_CHECKING, Any, NamedTuple

from lobbycard.core.problems import Fault, Place, Problem
from lobbycard.render import faults
from lobbycard.render.layout import Overflow, fonts_asked_for
from lobbycard.render.style import Fit

if TYPE_CHECKING:
    from lobbycard.render.fetcher import Asked


class Warned(NamedTuple):
    """What the renderer said, and whether something is missing from the page for it."""

    message: str
    grave: bool


def warned(record: LogRecord) -> Warned:
    """What a record of the renderer says; it takes a font that can't be loaded for a small matter, and we don't."""
    message = record.getMessage()
    return Warned(message, record.levelno >= ERROR or message.startswith("Font-face"))


@dataclass(frozen=True)
class Proof:
    """Who is read, by name, and where it stands: looked up only when something is wrong there."""

    name: str
    where: Callable[[], Place]

    def sizes(
        self, sizes: Mapping[str, float], too_large: Mapping[str, Overflow], fits: Mapping[str, Fit]
    ) -> Iterator[Problem]:
        """Text that does not fit, or that had to be set small."""
        for region, size in sizes.items():
            least = fits[region].warn_below_pt
            if region in too_large:
                over = f"{too_large[region].over_mm:.1f} mm over at {size:g} pt, the smallest size"
                yield self._problem(faults.TOO_MUCH_TEXT, f"the {region} does not fit: {over}")
            elif least is not None and size < least:
                small = f"the {region} had to be set in {size:g} pt; under {least:g} pt it is hard to read"
                yield self._problem(faults.SMALL_TEXT, small)

    def asked(self, asked: Asked, warnings: list[Warned]) -> Iterator[Problem]:
        """What was refused or not there, and what the renderer warned of besides."""
        for url in dict.fromkeys(asked.refused):
            yield self._problem(faults.READS_OUTSIDE, _refusal(url))
        for file in dict.fromkeys(asked.missing):
            yield self._problem(faults.MISSING_PICTURE, f"there is no file '{file}'")
        if not (asked.refused or asked.missing):
            for message, grave in dict.fromkeys(warnings):
                if grave:
                    yield self._problem(faults.MISSING_PICTURE, _without_base(message).rstrip(": "))
                elif "notdef" not in message:
                    yield Problem(faults.STYLE_IGNORED, message, self.where(), f"first met on {self.name}")

    def style_fonts(self, files: Iterable[str]) -> Iterator[Problem]:
        """A style that brings no font at all: there is none but what it brings, and nothing could be set."""
        if not any(file.endswith((".ttf", ".otf")) for file in files):
            yield self._problem(faults.FOREIGN_FONT, "gives no font (@font-face), so that no text can be set")

    def fonts(self, document: Any, ours: Set[str]) -> Iterator[Problem]:
        """Fonts that no style gives, fonts of the machine, and characters without a glyph; `ours` holds file hashes."""
        from weasyprint.text.fonts import get_hb_object_data

        used = {font.family for font in document.fonts.values()}
        for families in sorted(fonts_asked_for(document.pages[0])):
            if not used & set(families):
                yield self._problem(faults.FOREIGN_FONT, f"no style gives the font '{families[0]}'")
        for font in document.fonts.values():
            if sha256(get_hb_object_data(font.hb_face)).hexdigest() not in ours:
                yield self._problem(faults.FOREIGN_FONT, f"is set in '{font.family}', a font of this machine")
            for code in sorted(font.missing):
                glyph = f"the font '{font.family}' has no '{chr(code)}' (U+{code:04X})"
                yield self._problem(faults.MISSING_GLYPH, glyph)

    def pages(self, document: Any) -> Iterator[Problem]:
        """What runs over onto more than its page."""
        if len(document.pages) != 1:
            yield self._problem(faults.MANY_PAGES, f"it takes {len(document.pages)} pages")

    def _problem(self, fault: Fault, message: str) -> Problem:
        return Problem(fault, f"{self.name}: {message}", self.where())


def _refusal(url: str) -> str:
    """What was asked for, and why it was not given."""
    from lobbycard.render.fetcher import TYPES

    name = _without_base(url)
    if name != url and not name.lower().endswith(tuple(TYPES)):
        return f"asks for '{name}', which is none of what a face may read: {', '.join(sorted(TYPES))}"
    return f"asks for '{name}', which is outside the project"


def _without_base(text: str) -> str:
    """A text without the host that names of files are joined to, which nobody has written."""
    from lobbycard.render.fetcher import BASE

    return text.replace(BASE, "")
