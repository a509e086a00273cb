"""A card's art is neither a drawn emblem nor a picture with its credit and licence.

A picture without a licence can't be printed or shared, and whoever made it wants to be named.

Bad:

    art: {file: art/riot.svg}

Good:

    art: {file: art/riot.svg, credit: "Ada Painter", licence: "CC BY 4.0"}
    art: {emblem: riot}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.card import Art
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)
HINT = "art is {emblem: ...}, or {file: ..., credit: ..., licence: ...}"


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each card whose art lacks something or has too much."""
    for entry in cards(content):
        if entry.model.art is not None:
            for told in wrong(entry.model.art):
                yield Problem(FAULT, f"the art of {entry.model.id} {told}", entry.place("art"), HINT)


def wrong(art: Art) -> Iterator[str]:
    """What is wrong with the form of a card's art."""
    if art.file is None and art.emblem is None:
        yield "has neither file nor emblem"
    if art.file is not None and art.emblem is not None:
        yield "has both file and emblem"
    if art.file is not None:
        missing = [key for key in ("credit", "licence") if getattr(art, key) is None]
        if missing:
            yield f"has a file and no {' and no '.join(missing)}"
    elif art.credit is not None or art.licence is not None:
        yield "credits a file and names none"


RULE = Rule(FAULT, check, cards)
