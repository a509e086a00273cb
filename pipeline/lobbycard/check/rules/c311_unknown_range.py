"""A set gives the range of a figure that no card has: the kind or the field is misspelt, so that nothing is held to it.

Bad: `ranges: [{kind: creature, field: ds, at-least: 5, source: proposed}]`

Good: `ranges: [{kind: creature, field: as, at-least: 5, source: proposed}]`
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import sets
from lobbycard.content.content import Content
from lobbycard.content.decks.card_field import field_names
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each range of a kind that the game does not have, or of a field that the kind does not."""
    fields = {kind.kind: field_names(kind) for kind in content.game.kinds}
    for entry in sets(content):
        for at, each in enumerate(entry.model.ranges):
            known = fields.get(each.kind)
            if known is None:
                told = f"{each.kind!r} is not a kind of card"
                yield Problem(FAULT, told, entry.place("ranges", at, "kind"), did_you_mean(each.kind, fields))
            elif each.field.partition(".")[0] not in known:
                told = f"a {each.kind} has no {each.field!r}"
                yield Problem(FAULT, told, entry.place("ranges", at, "field"), did_you_mean(each.field, known))


RULE = Rule(FAULT, check, sets, absent_from=("cards",))
