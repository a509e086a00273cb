"""Two cards have one name.

Deck rules count copies by name, and players ask for a card by it. Names are compared after Unicode's NFC form and
without space at their ends; case and accents count. A reprint names the card that it prints again, and may share
its name.

Bad:

    - id: the-getaway
      name: The Getaway
    - id: the-getaway-2
      name: The Getaway

Good:

    - id: the-getaway-2
      name: The Getaway
      reprint_of: the-getaway
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import normalize

from lobbycard.check.hint import at
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.entry import Entry
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each card whose name an earlier card has, unless one reprints the other or the id is already the fault."""
    first: dict[str, Entry[Card]] = {}
    for entry in cards(content):
        before = first.setdefault(normalize("NFC", entry.model.name).strip(), entry)
        if before.model.id != entry.model.id and entry.model.reprint_of is None and before.model.reprint_of is None:
            told = f"{entry.model.id} has the name of {before.model.id}, {entry.model.name!r}"
            yield Problem(FAULT, told, entry.place("name"), f"the first stands at {at(before.place('name'))}")


RULE = Rule(FAULT, check, cards)
