"""A card's picture is not there.

The path is taken from the game's folder, and must not lead out of it.

Bad: `art: {file: art/roit.svg, ...}` while the folder holds art/riot.svg

Good: `art: {file: art/riot.svg, ...}`
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.errors import ProjectError
from lobbycard.core.files import inside
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each card whose picture can't be found in the game's folder."""
    folder = library.project.content / content.game.id
    for entry in cards(content):
        art = entry.model.art
        if art is not None and art.file is not None:
            wrong = trouble(folder, art.file)
            if wrong:
                place = entry.place("art", "file")
                others = [picture for picture in pictures(folder) if picture != art.file]
                yield Problem(FAULT, f"the picture {art.file!r} {wrong}", place, did_you_mean(art.file, others))


def trouble(folder: Path, file: str) -> str:
    """What keeps a picture from being read, or nothing."""
    try:
        path = inside(folder, file)
    except ProjectError:
        return "leads out of the game's folder"
    try:
        there = path.is_file()
    except OSError:  # a name that is too long for any file
        there = False
    return "" if there else f"is not in content/{folder.name}"


def pictures(folder: Path) -> list[str]:
    """The pictures of a game as a card would name them."""
    return [path.relative_to(folder).as_posix() for path in sorted(folder.glob("art/**/*")) if path.is_file()]


RULE = Rule(FAULT, check, cards)
