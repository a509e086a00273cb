"""From a match to its record and back, checked beat by beat."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, TypeVar

from pydantic import ValidationError

from lobbycard.core.errors import ProjectError
from lobbycard.engine.errors import DriftError, IllegalMoveError
from lobbycard.engine.match import Match
from lobbycard.engine.record import Record, plain_draws
from lobbycard.engine.rules import Rules, SetUp
from lobbycard.engine.table import Table

T = TypeVar("T", bound=Table)


def record_of(match: Match[Any]) -> Record:
    """All that it takes to play a match again."""
    digests = match.digests()
    return Record(
        record=1,
        game=match.rules.id,
        rules=match.rules.version,
        content=match.rules.digest,
        players=list(match.players),
        set_up=match.history.set_up.model_dump(mode="json", by_alias=True),
        seed=match.history.seed,
        choices=match.choices,
        chance=plain_draws(match.table.chance.journal),
        digests=digests,
    )


def replayed(record: Record, rules: Rules[T, Any]) -> Match[T]:
    """The match of a record; DriftError at the decision from which it plays differently."""
    if record.game != rules.id:
        raise ProjectError(f"this is a saved match of {record.game!r}, not of {rules.id!r}")
    try:
        match = Match(rules, record.players, _set_up(record.set_up, rules), record.seed, draws=record.draws)
    except DriftError as error:
        raise DriftError(f"the record differs before the first decision: {error}") from error
    match.changed = (record.rules, record.content) != (rules.version, rules.digest)
    for at, key in enumerate(record.choices):
        try:
            match.choose(key)
        except (DriftError, IllegalMoveError) as error:
            _compare(match.digests(at), record.digests, at)
            raise DriftError(f"the record differs at decision {at + 1}: {error}") from error
    _compare(match.digests(), record.digests, len(record.choices))
    if len(match.table.chance.journal) < len(record.chance):
        raise DriftError(f"the record differs after decision {len(record.choices)}: it draws on")
    return match


def _compare(ours: Sequence[tuple[int, str]], theirs: Sequence[tuple[int, str]], made: int) -> None:
    """DriftError at the first beat after which the tables differ, among those within so many choices."""
    for now, then in zip_longest(ours, [each for each in theirs if each[0] <= made]):
        if now != then:
            at = (now or then)[0]
            where = f"at decision {at}" if at else "before the first decision"
            raise DriftError(f"the record differs {where}: the table after it isn't as it was")


def _set_up(data: Mapping[str, Any], rules: Rules[Any, Any]) -> SetUp:
    try:
        set_up: SetUp = rules.setting.model_validate_json(json.dumps(data))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(step) for step in first["loc"])
        raise ProjectError(f"the set-up of {rules.id}: {where[:80]}: {first['msg']}") from error
    return set_up
