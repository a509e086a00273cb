"""A part of an ability is well formed and means nothing.

A `change` needs something to change by, `most` and `least` can't both be the one that is meant, and what has to be
at least so much can't be at most less.

Bad:

    target: {kind: character, where: {stat: ds, at-least: 4, at-most: 3}}

Good:

    target: {kind: character, where: {stat: ds, at-least: 3, at-most: 4}}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import abilities
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem
from lobbycard.effects.change import Change
from lobbycard.effects.grammar.condition import Have
from lobbycard.effects.grammar.part import Part
from lobbycard.effects.grammar.which import Filter, Where

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each part that takes back what it is there for."""
    for ability in abilities(content):
        for path, part in ability.parts:
            for key, told in empty(part):
                yield Problem(FAULT, f"{ability.holder}: {told}", ability.place((*path, key)))


def empty(part: Part) -> Iterator[tuple[str, str]]:
    """What is wrong with a part, with the key where it shows."""
    if isinstance(part, Where | Have) and above(part.at_least, part.at_most):
        yield "at-least", f"nothing is at least {part.at_least} and at most {part.at_most}"
    elif isinstance(part, Filter) and part.most and part.least:
        yield "least", "'most' and 'least' can't both be meant"
    elif isinstance(part, Change) and part.amount == 0:
        yield "amount", "a change by 0 changes nothing"


def above(least: object, most: object) -> bool:
    """Whether a lower bound lies above the upper one."""
    return isinstance(least, int) and isinstance(most, int) and least > most


RULE = Rule(FAULT, check, abilities)
