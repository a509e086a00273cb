"""A condition asks for things that exclude each other, so that it never holds.

What an event happens to, who does it, and the card itself are of the kind that is said before; what must be there
can't be missing as well, nor be more and less than a number at once.

Bad:

    needs: {all: [{have: {kind: prop, in: your-movie}}, {not: {have: {kind: prop, in: your-movie}}}]}

Good:

    needs: {have: {kind: prop, in: your-movie}}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import abilities
from lobbycard.check.contradiction import known_kinds, outermost, together, why_not
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem
from lobbycard.effects.grammar.condition import AllOf, Is

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each condition that contradicts itself, or what is known of the things that it asks about."""
    for ability in abilities(content):
        if not any(isinstance(part, Is | AllOf) for _, part in ability.parts):
            continue
        for path, condition in outermost(ability):
            claims = list(known_kinds(ability))
            for claim in together(condition, path):
                told = next(filter(None, (why_not(before, claim) for before in claims)), "")
                if told:
                    place = ability.place(claim.path)
                    yield Problem(FAULT, f"{ability.holder}: {told}", place, "take one of them out")
                claims.append(claim)


RULE = Rule(FAULT, check, abilities)
