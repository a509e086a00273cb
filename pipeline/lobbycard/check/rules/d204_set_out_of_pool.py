"""A pool names a set that its own dates shut out, or the dates of the formats that it belongs with.

The set's cards are never legal there, though the rule seems to say so. A set without a release date is in no pool
with dates.

Bad: `{rule: pool, sets: [core, next], released-by: "2026-06-30"}` while next comes out on 2026-09-01

Good: `{rule: pool, sets: [core, next], released-by: "2026-12-31"}`
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.pool import pools, why_shut_out
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import formats
from lobbycard.content.content import Content
from lobbycard.content.decks.rules.pool import Pool
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.WARNING)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each set of a format's pool that is out of it by a date."""
    for entry in formats(content):
        dated = [pool.model_copy(update={"sets": None}) for pool in pools(entry.model.id, content)]
        for rule_at, rule in enumerate(entry.model.rules):
            for at, name in enumerate((rule.sets or ()) if isinstance(rule, Pool) else ()):
                why = why_shut_out(content.sets[name].model, dated) if name in content.sets else None
                if why:
                    told = f"the set {name!r} is never in this pool: it {why}"
                    place = entry.place("rules", rule_at, "sets", at)
                    yield Problem(FAULT, told, place, "mend the date, or take it out")


RULE = Rule(FAULT, check, formats, absent_from=("cards",))
