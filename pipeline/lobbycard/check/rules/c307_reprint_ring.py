"""Cards reprint one another round a ring, so that none of them is the first printing.

Bad:

    - {id: riot, reprint_of: riot-reloaded}
    - {id: riot-reloaded, reprint_of: riot}

Good:

    - {id: riot}
    - {id: riot-reloaded, reprint_of: riot}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.content.printing import originals
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each card that leads back to itself; one that names itself outright is told of already."""
    for entry in cards(content):
        card = entry.model
        if card.reprint_of is not None and card.reprint_of != card.id:
            *between, last = originals(card, content.cards)
            if last == card.id:
                told = f"{card.id} is a reprint of itself by way of {', '.join(between)}"
                yield Problem(FAULT, told, entry.place("reprint_of"), "take it out of the card that came first")


RULE = Rule(FAULT, check, cards)
