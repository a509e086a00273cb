"""Two cards have one id.

Decks, scenarios and translations name a card by its id. Of two cards under one id only the first is found by it,
and the other is lost without a word.

Bad:

    - id: riot
      name: Riot
    - id: riot
      name: Riot at the Roller Rink

Good:

    - id: riot
      name: Riot
    - id: riot-at-the-roller-rink
      name: Riot at the Roller Rink
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import at
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each card whose id an earlier card has."""
    for entry in cards(content):
        first = content.cards[entry.model.id]
        if first is not entry:
            told = f"{entry.model.name!r} has the id {entry.model.id!r}, which is taken by {first.model.name!r}"
            yield Problem(FAULT, told, entry.place("id"), f"the first stands at {at(first.place('id'))}")


RULE = Rule(FAULT, check, cards)
