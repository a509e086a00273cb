"""A scenario plays and never says what should have come of it, so that it passes whatever happens.

Bad:

    play:
      - ray: attack killer-pimp dana

Good:

    play:
      - ray: attack killer-pimp dana
      - expect: {attack.as: 7}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import scenarios
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.WARNING)
TELLING = {"expect", "expect_for", "offers", "refuses"}


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each scenario without a step that expects, offers or refuses something."""
    for entry in scenarios(content):
        if not any(TELLING & step.keys() for step in entry.model.play):
            yield Problem(FAULT, f"{entry.model.id} expects nothing", entry.place("play", at="key"), "end with expect:")


RULE = Rule(FAULT, check, scenarios)
