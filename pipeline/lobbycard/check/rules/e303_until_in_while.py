"""Something that holds as long as a condition does has an end of its own.

A `while` ends when its condition does. With an `until` in it the card would print two ends.

Bad:

    - while: in-play
      effects: [{do: change, stat: ds, amount: 2, target: host, until: end-of-turn}]

Good:

    - while: in-play
      effects: [{do: change, stat: ds, amount: 2, target: host}]
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import abilities, words_of
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem
from lobbycard.effects.grammar.shell import While

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each `until` inside a `while`."""
    for ability in abilities(content):
        if isinstance(ability.shell, While):
            for path, part in ability.parts:
                for key, until in words_of(part, "Until"):
                    told = f"{ability.holder}: {until!r} ends what a 'while' keeps up"
                    yield Problem(FAULT, told, ability.place((*path, *key)), "leave it out, or open with use: or when:")


RULE = Rule(FAULT, check, abilities)
