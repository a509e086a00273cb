"""An effect with effects inside stands in the middle of another one.

`if`, `may`, `choose` and `later` print the effects that they hold one after another, and a reader can't see where
the inner one ends. Only at the very end of the outer one do both end together.

Bad:

    - do: may
      effects:
        - {do: if, test: {have: {kind: prop, in: your-movie}}, then: [{do: draw}]}
        - {do: discard, target: this}

Good:

    - do: may
      effects:
        - {do: discard, target: this}
        - {do: if, test: {have: {kind: prop, in: your-movie}}, then: [{do: draw}]}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import Path, abilities, fields_of, lists_of
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem
from lobbycard.effects.grammar.verb import Verb

FAULT = fault(__name__, __doc__)
HINT = "put it last, or make it an ability of its own"


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each effect that holds effects and is not the last of the one that holds it."""
    for ability in abilities(content):
        for path, part in ability.parts:
            if isinstance(part, Verb):
                for inner, effect in not_last(part):
                    told = f"{ability.holder}: where {effect.do!r} ends inside {part.do!r} can't be told from the text"
                    yield Problem(FAULT, told, ability.place((*path, *inner, "do")), HINT)


def not_last(outer: Verb) -> Iterator[tuple[Path, Verb]]:
    """The effects with effects inside after which the outer effect goes on."""
    lists = [(path, effects) for path, effects in lists_of(outer) if effects]
    for path, effects in lists:
        last = len(effects) - 1 if path == lists[-1][0] else len(effects)
        for at, effect in enumerate(effects):
            if at != last and fields_of(type(effect), "Effect", "StaticEffect"):
                yield (*path, at), effect


RULE = Rule(FAULT, check, abilities)
