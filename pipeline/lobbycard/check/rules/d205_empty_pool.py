"""A format and those that it extends leave no set in the pool, so that no deck at all is legal.

All rules hold together: two pools that name different sets have nothing in common.

Bad:

    extends: core # {rule: pool, sets: [core]}
    rules: [{rule: pool, sets: [reloaded]}]

Good:

    rules: [{rule: pool, sets: [core, reloaded]}]
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.pool import pools, why_shut_out
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import formats
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each format whose pools shut out every set of the game."""
    for entry in formats(content):
        found = pools(entry.model.id, content)
        whys = {key: why_shut_out(each.model, found) for key, each in content.sets.items()}
        if whys and all(whys.values()):
            first, why = min(whys.items())
            told = f"no set is in the pool of the format {entry.model.id!r}"
            yield Problem(FAULT, told, entry.place("id"), f"{first}, for one, {why}")


RULE = Rule(FAULT, check, formats, absent_from=("cards",))
