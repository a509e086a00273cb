"""A card's id is not its name in kebab-case.

An id that follows the name can be guessed, and one that does not is often a misspelling that decks will repeat.
The ids of released sets never change, so that nothing is said of those.

Bad:

    - id: paragon-of-grase
      name: Paragon of Grace

Good:

    - id: paragon-of-grace
      name: Paragon of Grace
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.content.printing import set_of
from lobbycard.core.ids import slug
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.WARNING)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each card of an unreleased set whose id differs from the slug of its name; a reprint's may say more."""
    released = {key for key, entry in content.sets.items() if entry.model.released}
    for entry in cards(content):
        card, expected = entry.model, slug(entry.model.name)
        follows = card.id == expected or (card.reprint_of is not None and card.id.startswith(expected))
        if not follows and expected and set_of(entry.file) not in released:
            told = f"the id {card.id!r} does not follow the name {card.name!r}"
            yield Problem(FAULT, told, entry.place("id"), f"expected {expected!r}")


RULE = Rule(FAULT, check, cards)
