"""A card reprints one that does not exist, or itself.

Bad:

    - id: riot-reloaded
      reprint_of: roit

Good:

    - id: riot-reloaded
      reprint_of: riot
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each `reprint_of` that names no other card."""
    for entry in cards(content):
        original = entry.model.reprint_of
        if original == entry.model.id:
            yield Problem(FAULT, f"{original} is a reprint of itself", entry.place("reprint_of"))
        elif original is not None and original not in content.card_ids:
            told = f"{entry.model.id} reprints {original!r}, and there is no such card"
            yield Problem(FAULT, told, entry.place("reprint_of"), did_you_mean(original, content.cards))


RULE = Rule(FAULT, check, cards, absent_from=("cards",))
