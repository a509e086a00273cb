"""What a scenario begins with isn't a position of its game: a key that it doesn't have, or a value of the wrong kind.

Bad:

    given: {players: {ray: {hands: [killer-pimp]}}}

Good:

    given: {players: {ray: {hand: [killer-pimp]}}}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import TypeAdapter, ValidationError, create_model

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import scenarios
from lobbycard.content.content import Content
from lobbycard.content.guide import Guide
from lobbycard.content.library import Library
from lobbycard.content.model import Model, described
from lobbycard.content.schema import printed
from lobbycard.content.verdict import Verdict
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """All that is wrong with the position of each scenario of a game that can be played."""
    entries = scenarios(content)
    if not entries or content.game.position is None:
        return
    adapter = _adapter(content.game.position())
    for entry in entries:
        try:
            adapter.validate_python({"given": entry.model.given})
        except ValidationError as error:
            guide = Guide(printed(adapter))
            verdict = Verdict(entry.file, entry.data, guide, content.game.id, lambda _: None)
            for problem in verdict.problems(error):
                yield Problem(FAULT, problem.message, problem.place, problem.hint)


def _adapter(position: type[Model]) -> TypeAdapter[Model]:
    field: Any = (position, described("the position"))
    return TypeAdapter(create_model("Beginning", __base__=Model, given=field))


RULE = Rule(FAULT, check, scenarios)
