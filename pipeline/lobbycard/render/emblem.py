"""An emblem as a poster's sticker: recoloured, outlined, tilted a little, with a hard shadow."""

from __future__ import annotations

import re

from lobbycard.render.pattern import Chances
from lobbycard.render.style import KindStyle

# The colours that an emblem file is drawn in; tone and glow take the colours of the card's kind.
INK, PAPER, TONE, GLOW = "#1d120d", "#fff1d6", "#e2452c", "#f4b52c"
OUTLINE, SHADOW = 6.0, "2.6 2.9"
TILTS = (-7, -4, 0, 4, 7)

_INSIDE = re.compile(r"<svg\b[^>]*>(.*)</svg>", re.DOTALL)
_PAINT = re.compile(r'\b(fill|stroke)="(?!none\b)[^"]*"')
_WIDTH = re.compile(r'stroke-width="([\d.]+)"')


def inside_of(svg: str) -> str:
    """What stands between an SVG file's first and last tag."""
    found = _INSIDE.search(svg)
    return found[1].strip() if found else ""


def recoloured(svg: str, kind: KindStyle) -> str:
    """The drawing with its tone and glow in the colours of a kind."""
    return svg.replace(TONE, kind.tone).replace(GLOW, kind.glow)


def recoloured_icon(svg: str, colour: str) -> str:
    """An icon, which is drawn in ink alone, in another colour."""
    return svg.replace(INK, colour)


def silhouette(drawing: str, colour: str, swell: float) -> str:
    """The drawing in one colour, every line made wider, so that it stands out all round as an outline."""
    flat = _PAINT.sub(lambda found: f'{found[1]}="{colour}"', drawing)
    return _WIDTH.sub(lambda found: f'stroke-width="{float(found[1]) + swell:g}"', flat)


def sticker(svg: str, kind: KindStyle, word: str) -> str:
    """The emblem ready to lie on a pattern, as an SVG file; the word decides how it is tilted."""
    drawing = inside_of(svg)
    tilt = TILTS[Chances(f"tilt {word}").below(len(TILTS))]
    shadow = silhouette(drawing, INK, OUTLINE)
    outline = silhouette(drawing, PAPER, OUTLINE)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 80 80">'
        f'<g transform="rotate({tilt} 32 32)"><g transform="translate({SHADOW})">{shadow}</g>'
        f"{outline}{recoloured(drawing, kind)}</g></svg>"
    )
