"""game.yaml gives the usual window of a kind of card, and the kind or the window is unknown.

Bad:

    usual-windows: {sxf: any-time}

Good:

    usual-windows: {sfx: any-time}
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
    """Each kind and each window of `usual-windows` that the game does not have."""
    kinds = {kind.kind for kind in content.game.kinds}
    windows = content.words.family("windows")
    for kind, window in content.info.model.usual_windows.items():
        if kind not in kinds:
            place = content.info.place("usual-windows", kind, at="key")
            yield Problem(FAULT, f"{kind!r} is not a kind of card", place, did_you_mean(kind, kinds))
        if window not in windows:
            place = content.info.place("usual-windows", kind)
            yield Problem(FAULT, f"{window!r} is not a window", place, did_you_mean(window, windows))


RULE = Rule(FAULT, check, game)
