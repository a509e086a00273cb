"""The game has a kind of card that its table of words doesn't know.

Faces and texts would print its key, and no ability could name it.

Bad: `kinds: {sxf: {one: SFX}}` in game.yaml of a game with the kind sfx

Good: `kinds: {sfx: {one: SFX}}`
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import game
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each kind of card without a word."""
    known = content.words.family("kinds")
    kinds = {kind.kind for kind in content.game.kinds}
    for kind in content.game.kinds:
        if kind.kind not in known:
            place = content.info.place("words", "kinds", at="key")
            hint = did_you_mean(kind.kind, known.keys() - kinds)
            yield Problem(FAULT, f"the kind of card {kind.kind!r} has no word", place, hint)


RULE = Rule(FAULT, check, game)
