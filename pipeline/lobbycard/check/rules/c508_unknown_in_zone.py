"""A zone is said to hold a kind of card that does not exist.

What a zone holds decides which abilities look in vain, so that a misspelt kind makes sound ones look wrong.

Bad: `movie: {one: Movie, holds: [charcter, location]}`

Good: `movie: {one: Movie, holds: [character, location]}`
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import words
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each kind under `holds` that the game does not have, and `holds` on what is no zone."""
    kinds = {kind.kind for kind in content.game.kinds}
    for family, key, word in words(content):
        path = ("words", family, key, "holds")
        if word.holds is not None and family != "zones":
            yield Problem(FAULT, f"only a zone holds cards, and {key!r} is none", content.info.place(*path, at="key"))
        for at, kind in enumerate(word.holds or ()):
            if kind not in kinds:
                told = f"the zone {key!r} can't hold {kind!r}, which is no kind of card"
                yield Problem(FAULT, told, content.info.place(*path, at), did_you_mean(kind, kinds))


RULE = Rule(FAULT, check, words)
