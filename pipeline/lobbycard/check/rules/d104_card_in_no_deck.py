"""A card of a released set is in no deck, so that nobody will ever be dealt it.

It was forgotten when the deck was written, or taken out and left behind. Nothing is said of games without decks,
nor of sets that are still being made.

Bad: a card of the core set that is missing from decks/core.yaml

Good: `riot: 1` under `cards` in decks/core.yaml
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards, decks
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.content.printing import set_of
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.INFO)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each such card; where no card of a set is in any deck, the set."""
    dealt = {card for entry in decks(content) for card in entry.model.cards}
    released = {key: entry for key, entry in content.sets.items() if entry.model.released} if dealt else {}
    used = {set_of(entry.file) for entry in cards(content) if entry.model.id in dealt}
    for key, set_ in released.items():
        if key not in used:
            yield Problem(FAULT, f"no card of the set {key!r} is in any deck", set_.place("id"))
    for entry in cards(content) if released else ():
        card, folder = entry.model.id, set_of(entry.file)
        if card not in dealt and folder in released and folder in used:
            yield Problem(FAULT, f"{card} is in no deck", entry.place("id"), "put it into one, or take it out")


RULE = Rule(FAULT, check, decks, absent_from=("decks",))
