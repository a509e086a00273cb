"""An ability names a card that does not exist, or one of another kind.

Names are compared letter for letter.

Bad:

    target: {kind: character, name: Street Hustlr}

Good:

    target: {kind: character, name: Street Hustler}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lobbycard.check.ability import abilities
from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.ids import slug
from lobbycard.core.problems import Problem
from lobbycard.effects.grammar.which import Filter

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each name in a filter that no card of its kind has; that of an unread card may be right."""
    kinds: dict[str, set[str]] = {}
    for entry in content.entries:
        kinds.setdefault(entry.model.name, set()).add(entry.model.kind)
    for ability in abilities(content):
        for path, part in ability.parts:
            if isinstance(part, Filter) and part.name is not None and slug(part.name) not in content.unsound:
                found = wrong(part, part.name, kinds)
                if found:
                    told, hint = found
                    yield Problem(FAULT, f"{ability.holder}: {told}", ability.place((*path, "name")), hint)


def wrong(part: Filter, name: str, kinds: Mapping[str, set[str]]) -> tuple[str, str] | None:
    """What is wrong with the name in a filter, and what would be right."""
    having = kinds.get(name)
    if having is None:
        return f"no card is called {name!r}", did_you_mean(name, kinds)
    if part.kind not in (*having, "card"):
        hint = f"it is of the kind {' and '.join(sorted(having))}"
        return f"no card of the kind {part.kind!r} is called {name!r}", hint
    return None


RULE = Rule(FAULT, check, abilities, absent_from=("cards",))
