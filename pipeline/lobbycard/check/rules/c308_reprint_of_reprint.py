"""A card reprints a card that is a reprint itself.

Whoever looks for the first printing has to follow the line, and a card taken out of its middle cuts it. All
printings of a card name the first one.

Bad:

    - {id: riot}
    - {id: riot-reloaded, reprint_of: riot}
    - {id: riot-remastered, reprint_of: riot-reloaded}

Good:

    - {id: riot}
    - {id: riot-reloaded, reprint_of: riot}
    - {id: riot-remastered, reprint_of: riot}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.content.printing import originals
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.WARNING)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each reprint whose original is one; where they go round a ring, none is the first."""
    for entry in cards(content):
        if entry.model.reprint_of is not None:
            line = originals(entry.model, content.cards)
            first = content.cards.get(line[-1])
            if len(line) > 1 and first is not None and first.model.reprint_of is None:
                told = f"{entry.model.id} reprints {line[0]}, which is a reprint of {line[1]}"
                yield Problem(FAULT, told, entry.place("reprint_of"), f"the first printing is {line[-1]!r}")


RULE = Rule(FAULT, check, cards)
