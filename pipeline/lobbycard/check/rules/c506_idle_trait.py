"""The table of words has a trait that no card bears and no ability names.

Players look it up and never meet it; or the cards that should bear it were forgotten. A game of which nothing is
released yet may have words for cards to come.

Bad: `mutant: {one: Mutant}` under `traits` in game.yaml, and no Mutant on any card

Good: the line taken out, or a card with `traits: [mutant]`
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import abilities
from lobbycard.check.bearing import borne
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.WARNING)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each trait of the table of words that the cards have no use for."""
    released = any(entry.model.released for entry in content.sets.values())
    idle = content.words.family("traits").keys() - borne(content).keys() if released and not content.unsound else set()
    if idle:
        idle = idle.difference(*(ability.words for ability in abilities(content)))
    for trait in sorted(idle):
        place = content.info.place("words", "traits", trait, at="key")
        yield Problem(FAULT, f"no card bears or names the trait {trait!r}", place, "take it out, or let a card bear it")


RULE = Rule(FAULT, check, cards, absent_from=("cards",))
