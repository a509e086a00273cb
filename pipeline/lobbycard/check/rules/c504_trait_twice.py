"""A card bears a trait twice.

Bad:

    traits: [soul, male, soul]

Good:

    traits: [soul, male]
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each trait that stands before it in the same list."""
    for entry in cards(content):
        traits = getattr(entry.model, "traits", ())
        if len(traits) > len(set(traits)):
            for at, trait in enumerate(traits):
                if trait in traits[:at]:
                    told = f"{entry.model.id} bears the trait {trait!r} twice"
                    yield Problem(FAULT, told, entry.place("traits", at))


RULE = Rule(FAULT, check, cards)
