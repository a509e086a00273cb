"""A card's figure is not among those that its set says its cards have.

A set's ranges are what its cards were balanced for; a figure outside is a slip of the finger, or a change that the
other cards don't know of.

Bad: `ds: 33` on a Character while set.yaml has

    ranges:
      - {kind: character, field: ds, at-least: -2, at-most: 6, source: proposed}

Good: `ds: 3`
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards, sets
from lobbycard.content.content import Content
from lobbycard.content.decks.card_field import values
from lobbycard.content.documents.set import Range
from lobbycard.content.library import Library
from lobbycard.content.printing import set_of
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each figure that is under or over a bound of the card's set."""
    ranges = defaultdict(list)
    for set_ in sets(content):
        for each in set_.model.ranges:
            ranges[set_of(set_.file), each.kind].append(each)
    for entry in cards(content) if ranges else ():
        for each in ranges.get((set_of(entry.file), entry.model.kind), ()):
            for value in values(entry.model, each.field):
                if isinstance(value, int) and not each.hold(value):
                    told = f"{entry.model.id} has {each.field} {value}, which is {beyond(each, value)}"
                    yield Problem(FAULT, told, entry.place(*each.field.split(".")), f"the set has {each.told}")


def beyond(bounds: Range, value: int) -> str:
    """Which bound a value breaks."""
    limit = bounds.limit_broken_by(value)
    return f"less than {limit}" if limit is not None and value < limit else f"more than {limit}"


RULE = Rule(FAULT, check, cards)
