"""A set says how many cards it has, and has another number.

The size is printed and promised. A card that was deleted by mistake, or one that was added without a thought,
shows here.

Bad: `size: 60` in set.yaml, and 61 cards in the folder

Good: `size: 61`
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards, sets
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.content.printing import set_of
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each set whose size is not the number of its cards."""
    counts = Counter(set_of(entry.file) for entry in cards(content))
    counts.update(set_of(file) for file in content.unsound.values())
    for entry in sets(content):
        size, count = entry.model.size, counts[set_of(entry.file)]
        if size is not None and size != count:
            told = f"the set {entry.model.id!r} says {size} cards and has {count}"
            yield Problem(FAULT, told, entry.place("size"), f"expected {count}, or a card is missing or too many")


RULE = Rule(FAULT, check, sets, absent_from=("cards",))
