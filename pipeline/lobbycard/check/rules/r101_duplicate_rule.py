"""Two rules of the rulebook have one id.

Code, scenarios and players name a rule by its id.

Bad: two rules with `id: BBB-ATK-02`

Good: `id: BBB-ATK-02` and `id: BBB-ATK-03`
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import at
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import rulebooks
from lobbycard.content.content import Content
from lobbycard.content.documents.rules import RulesDocument
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)
Path = tuple[str | int, ...]


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each rule whose id an earlier one has, and each section likewise."""
    for entry in rulebooks(content):
        first: dict[str, Path] = {}
        for key, path in ids(entry.model):
            before = first.setdefault(key, path)
            if before != path:
                hint = f"the first stands at {at(entry.place(*before))}"
                yield Problem(FAULT, f"the id {key!r} is taken", entry.place(*path), hint)


def ids(book: RulesDocument) -> Iterator[tuple[str, Path]]:
    """The ids of sections and rules, with their paths."""
    for section_at, section in enumerate(book.sections):
        yield section.id, ("sections", section_at, "id")
        for rule_at, rule in enumerate(section.rules):
            yield rule.id, ("sections", section_at, "rules", rule_at, "id")


RULE = Rule(FAULT, check, rulebooks)
