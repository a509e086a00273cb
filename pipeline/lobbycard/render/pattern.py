"""The backgrounds behind an emblem: six patterns of the seventies, chosen, turned and coloured by a card's id."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from hashlib import sha256

from lobbycard.render.style import KindStyle

WIDTH, HEIGHT = 58.0, 36.0
CENTRE = (29.0, 18.0)
REACH = 48.0  # farther than any corner is from a centre that a pattern may choose

Colours = Sequence[str]


class Chances:
    """Small numbers drawn from a word: the same word draws the same numbers on every machine."""

    def __init__(self, word: str) -> None:
        self._bytes = iter(sha256(word.encode()).digest())

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, not including, the limit."""
        return next(self._bytes) * limit // 256


def ground(word: str, kind: KindStyle) -> str:
    """The pattern that a word chooses, in the colours of a kind, as an SVG file of WIDTH by HEIGHT mm."""
    drawn = pattern(word, [kind.main, kind.light, kind.deep, kind.glow])
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}">{drawn}</svg>'


def pattern(word: str, colours: Colours) -> str:
    """The drawing of the pattern that a word chooses."""
    chances = Chances(word)
    draw = PATTERNS[chances.below(len(PATTERNS))]
    turned = chances.below(len(colours))
    return draw(chances, [*colours[turned:], *colours[:turned]])


def sunburst(chances: Chances, colours: Colours) -> str:
    """Rays from the middle or from below, round a sun of two rings."""
    x, y = CENTRE[0], (18.0, 24.0, 36.0)[chances.below(3)]
    rays = (16, 20, 24)[chances.below(3)]
    step = math.tau / rays
    shape = "".join(
        f"M{x:g} {y:g}L{_point(x, y, REACH, turn * step)} {_point(x, y, REACH, (turn + 0.5) * step)}Z"
        for turn in range(rays)
    )
    suns = _disc(x, y, 15, colours[2]) + _disc(x, y, 12.2, colours[3])
    return _ground(colours[0]) + f'<path d="{shape}" fill="{colours[1]}"/>' + suns


def rings(chances: Chances, colours: Colours) -> str:
    """Rings round the middle, as on a record or a target."""
    wide = 3.2 + chances.below(3) * 0.9
    radii = [radius * wide for radius in range(int(REACH / wide), 1, -1)]
    return _ground(colours[0]) + "".join(
        _disc(*CENTRE, radius, colours[place % len(colours)]) for place, radius in enumerate(radii)
    )


def rainbow(chances: Chances, colours: Colours) -> str:
    """Bands that rise from a lower corner and bend over the emblem."""
    x = (4.0, 29.0, 54.0)[chances.below(3)]
    bands = [colours[(place + 1) % len(colours)] for place in range(7)]
    return _ground(colours[0]) + "".join(_disc(x, 40, 51 - 7 * place, colour) for place, colour in enumerate(bands))


def waves(chances: Chances, colours: Colours) -> str:
    """Broad waves, one over the other, as on a van of the time."""
    lift = 3.0 + chances.below(3)
    lines = []
    for place in range(9):
        y = -6 + place * 5.2
        crest = f"M-2 {y:g}C10 {y - lift:g} 18 {y - lift:g} 29 {y:g}S48 {y + lift:g} 60 {y:g}V40H-2Z"
        lines.append(f'<path d="{crest}" fill="{colours[(place + 1) % len(colours)]}"/>')
    return _ground(colours[0]) + "".join(lines)


def halftone(chances: Chances, colours: Colours) -> str:
    """Printer's dots that swell toward one side, on a plain ground with a sun."""
    side = chances.below(3)
    rows: dict[int, str] = {}
    for row in range(15):
        for column in range(22):
            x, y = column * 2.8 + (1.4 if row % 2 else 0), row * 2.6
            swell = (y / HEIGHT, 1 - y / HEIGHT, x / WIDTH)[side]
            size = round(4 * swell + 0.4) * 6
            rows[size] = rows.get(size, "") + f"M{x:g} {y:g}h.01"
    dots = "".join(
        f'<path d="{shape}" fill="none" stroke="{colours[1]}" stroke-width="{size / 10:g}" stroke-linecap="round"/>'
        for size, shape in sorted(rows.items())
        if size
    )
    return _ground(colours[0]) + dots + _disc(*CENTRE, 15.5, colours[2]) + _disc(*CENTRE, 13, colours[3])


def stripes(chances: Chances, colours: Colours) -> str:
    """Slanting stripes that grow wider, with a sun before them."""
    lean = (18.0, -18.0)[chances.below(2)]
    x, shapes = -22.0, []
    for place in range(13):
        wide = 3.2 + place * 0.45
        shapes.append(
            f'<path d="M{x:g} 36h{wide:g}L{x + wide + lean:g} 0h-{wide:g}Z" fill="{colours[place % len(colours)]}"/>'
        )
        x += wide
    return _ground(colours[0]) + "".join(shapes) + _disc(*CENTRE, 14.5, colours[3]) + _disc(*CENTRE, 12, colours[0])


PATTERNS: tuple[Callable[[Chances, Colours], str], ...] = (sunburst, rings, rainbow, waves, halftone, stripes)


def _point(x: float, y: float, radius: float, angle: float) -> str:
    return f"{x + radius * math.cos(angle):.2f} {y + radius * math.sin(angle):.2f}"


def _disc(x: float, y: float, radius: float, colour: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"/>'


def _ground(colour: str) -> str:
    return f'<path d="M0 0H{WIDTH:g}V{HEIGHT:g}H0Z" fill="{colour}"/>'
