"""Something that holds all the time would have to be picked.

A `while` asks nobody: it holds for all that fits, for the highest or lowest, or for a thing with a fixed word.

Bad:

    - while: in-play
      effects: [{do: change, stat: ds, amount: 1, target: {kind: character, in: this-movie}}]

Good:

    - while: in-play
      effects: [{do: change, stat: ds, amount: 1, target: {pick: all, kind: character, in: this-movie}}]
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import abilities
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem
from lobbycard.effects.grammar.shell import While
from lobbycard.effects.grammar.which import Target

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each target inside a `while` that leaves a choice."""
    for ability in abilities(content):
        if isinstance(ability.shell, While):
            for path, part in ability.parts:
                if isinstance(part, Target) and part.pick != "all" and not (part.single and part.pick == 1):
                    told = f"{ability.holder}: a 'while' asks nobody which {part.kind} is meant"
                    yield Problem(FAULT, told, ability.place(path), "pick: all, or a word such as this or host")


RULE = Rule(FAULT, check, abilities)
