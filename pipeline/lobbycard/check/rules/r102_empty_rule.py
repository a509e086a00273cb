"""A rule of the rulebook says nothing.

Bad: `text: " "`

Good: `text: A Movie holds at most one Location.`
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import rulebooks
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each rule whose text is blank."""
    for entry in rulebooks(content):
        for section_at, section in enumerate(entry.model.sections):
            for rule_at, rule in enumerate(section.rules):
                if not rule.text.strip():
                    place = entry.place("sections", section_at, "rules", rule_at, "text")
                    yield Problem(FAULT, f"the rule {rule.id} says nothing", place, "say it in our own words")


RULE = Rule(FAULT, check, rulebooks)
