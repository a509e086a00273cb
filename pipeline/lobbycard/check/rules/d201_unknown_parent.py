"""A format extends one that does not exist, so that rules which should hold are not asked.

Bad: `extends: croe`

Good: `extends: core`, which stands in formats/core.yaml
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import formats
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each format whose parent is not among the game's formats."""
    for entry in formats(content):
        parent = entry.model.extends
        if parent is not None and parent not in content.formats:
            told = f"the format {entry.model.id!r} extends {parent!r}, and there is no such format"
            others = content.formats.keys() - {entry.model.id}
            yield Problem(FAULT, told, entry.place("extends"), did_you_mean(parent, others))


RULE = Rule(FAULT, check, formats, absent_from=("formats",))
