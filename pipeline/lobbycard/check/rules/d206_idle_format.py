"""No deck follows a format, and no format extends it, so that what it bans and limits is never asked.

Bad: formats/spring-ban-list.yaml, which no format names under `extends`

Good: `extends: spring-ban-list` in the format that the decks follow
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import decks, formats
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.INFO)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each format that nothing names."""
    named = {deck.model.format for deck in decks(content)} | {each.model.extends for each in formats(content)}
    for entry in formats(content):
        if entry.model.id not in named:
            told = f"no deck follows the format {entry.model.id!r}, and none extends it"
            yield Problem(FAULT, told, entry.place("id"), "let a deck or a format name it, or take it out")


RULE = Rule(FAULT, check, formats, absent_from=("decks", "formats"))
