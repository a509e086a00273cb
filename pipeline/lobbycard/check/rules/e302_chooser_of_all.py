"""Somebody chooses, and there is nothing to choose.

With `pick: all` everything that fits is meant, so that a `chooser` beside it says what is not so.

Bad:

    target: {pick: all, chooser: opponent, kind: prop, in: this-movie}

Good:

    target: {pick: 2, chooser: opponent, kind: prop, in: this-movie}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import abilities
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem
from lobbycard.effects.grammar.which import Target

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each target of all that has a chooser."""
    for ability in abilities(content):
        for path, part in ability.parts:
            if isinstance(part, Target) and part.pick == "all" and part.chooser is not None:
                told = f"{ability.holder}: {part.chooser!r} can't choose where all are picked"
                yield Problem(FAULT, told, ability.place((*path, "chooser")), "leave chooser out, or pick a number")


RULE = Rule(FAULT, check, abilities)
