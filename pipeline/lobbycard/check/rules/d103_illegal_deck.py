"""A deck breaks a rule of its format, or of a format that its format extends.

Every rule that is broken is told, with the cards, their copies and the limit.

Bad: three copies of one card in a deck whose format has `{rule: copies, at-most: 2}`

Good: two copies
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import decks
from lobbycard.content.content import Content
from lobbycard.content.decks.legality import BrokenRule, breaches
from lobbycard.content.documents.deck import DeckDocument
from lobbycard.content.entry import Entry
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each breach of each rule, at the card that is to blame; a deck is judged when all of its cards are known."""
    for entry in decks(content):
        if entry.model.cards.keys() <= content.cards.keys():
            yield from (problem_of(broken, entry) for broken in breaches(entry, content))


def problem_of(broken: BrokenRule, deck: Entry[DeckDocument]) -> Problem:
    """A broken rule as a problem of the deck."""
    told = f"the deck {deck.model.id!r} is not legal in {broken.source.origin}: {broken.message}"
    rule = broken.source.place
    return Problem(FAULT, told, broken.place, f"the rule stands at {rule.path}:{rule.line}")


RULE = Rule(FAULT, check, decks, absent_from=("cards", "formats"))
