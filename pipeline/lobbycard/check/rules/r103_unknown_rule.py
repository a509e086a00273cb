"""A scenario proves or quotes a rule that the rulebook does not have.

Bad: `proves: [BBB-ATK-99]`

Good: `proves: [BBB-ATK-02]`
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import scenarios
from lobbycard.content.content import Content
from lobbycard.content.documents.scenario import ScenarioDocument
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each id under `proves` and each `rule` of a refusal that names no rule."""
    book = content.rules
    known = {rule.id for section in book.model.sections for rule in section.rules} if book else set()
    for entry in scenarios(content):
        for path, rule in named(entry.model):
            if rule not in known:
                yield Problem(FAULT, f"there is no rule {rule!r}", entry.place(*path), did_you_mean(rule, known))


def named(scenario: ScenarioDocument) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """The rules that a scenario names, with their paths."""
    for at, rule in enumerate(scenario.proves):
        yield ("proves", at), rule
    for at, step in enumerate(scenario.play):
        refusal = step.get("refuses")
        if isinstance(refusal, dict) and "rule" in refusal:
            yield ("play", at, "refuses", "rule"), str(refusal["rule"])


RULE = Rule(FAULT, check, scenarios, absent_from=("rules.yaml",))
