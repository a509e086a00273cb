"""A deck breaks a rule of its format, or of a format that its format extends.

Every rule that is broken is told, with the cards, their copies and the limit.

Bad: three copies of one card in a deck whose format has `{rule: copies, at-most: 2}`

Good: two copies
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import decks
from lobbycard.content.legality import breaches
from lobbycard.content.library import Content, Library
from lobbycard.core.problems import Place, Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each breach of each rule, at the card that is to blame."""
    for entry in decks(content):
        for broken in breaches(entry, content):
            told = f"the deck {entry.model.id!r} is not legal in {broken.source.origin}: {broken.message}"
            yield Problem(FAULT, told, broken.place, stands(broken.source.place))


def stands(place: Place) -> str:
    """Where the rule stands."""
    return f"the rule stands at {place.path}:{place.line}"


RULE = Rule(FAULT, check, decks)
