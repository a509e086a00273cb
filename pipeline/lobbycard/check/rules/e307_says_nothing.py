"""A part of an ability is well formed and means nothing.

A `where` needs a bound, an `is` something to ask about, a `change` something to change by; `most` and `least` can't
both be the one that is meant, and a `have` can't want more than it allows.

Bad:

    target: {kind: character, where: {stat: ds}}

Good:

    target: {kind: character, where: {stat: ds, at-most: 3}}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import abilities
from lobbycard.check.rule import Rule, fault
from lobbycard.content.library import Content, Library
from lobbycard.core.problems import Problem
from lobbycard.effects.change import Change
from lobbycard.effects.grammar.condition import Have, Is
from lobbycard.effects.grammar.part import Part
from lobbycard.effects.grammar.which import Filter, Where

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each part that leaves out, or takes back, what it is there for."""
    for ability in abilities(content):
        for path, part in ability.parts:
            for key, told in empty(part):
                yield Problem(FAULT, f"{ability.holder}: {told}", ability.place((*path, key)))


def empty(part: Part) -> Iterator[tuple[str, str]]:
    """What is wrong with a part, with the key where it shows."""
    if isinstance(part, Where):
        if part.at_least is None and part.at_most is None:
            yield "stat", "'where' has neither at-least nor at-most"
        elif above(part.at_least, part.at_most):
            yield "at-least", f"nothing is at least {part.at_least} and at most {part.at_most}"
    elif isinstance(part, Is) and not (part.kind or part.trait or part.in_ or part.where):
        yield "is", "'is' has neither kind nor trait, in or where"
    elif isinstance(part, Have) and above(part.at_least, part.at_most):
        yield "at-least", f"nobody can have at least {part.at_least} and at most {part.at_most}"
    elif isinstance(part, Filter) and part.most and part.least:
        yield "least", "'most' and 'least' can't both be meant"
    elif isinstance(part, Change) and part.amount == 0:
        yield "amount", "a change by 0 changes nothing"


def above(least: object, most: object) -> bool:
    """Whether a lower bound lies above the upper one."""
    return isinstance(least, int) and isinstance(most, int) and least > most


RULE = Rule(FAULT, check, abilities)
