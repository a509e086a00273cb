"""History: save, load, undo, replay and fork."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from lobbycard.engine.errors import DriftError
from lobbycard.engine.match import Match
from lobbycard.engine.play import play
from tests.contract.subject import Subject, bots


def a_load_goes_on_as_if_nothing_had_been(subject: Subject) -> int:
    """A match saved anywhere, loaded and finished with the same choices has the same log and record."""
    for seed in range(10):
        whole = subject.played(seed)
        at = random.Random(seed).randrange(len(whole.choices))
        half = subject.match(seed)
        for key in whole.choices[:at]:
            half.choose(key)
        loaded = Match.load(half.save(), subject.rules())
        assert facts(loaded) == facts(half)
        for key in whole.choices[at:]:
            loaded.choose(key)
        assert facts(loaded) == facts(whole)
        assert loaded.save() == whole.save()
    return 10


def undo_takes_back_everything(subject: Subject) -> int:
    """At every decision: choose and undo, and all is as before; choose the same again, and chance is the same."""
    cases = 0
    for match in subject.walk(2):
        before, key = facts(match), match.decision.keys[-1]  # type: ignore[union-attr]
        match.choose(key)
        journal = list(match.table.chance.journal)
        match.undo()
        assert facts(match) == before
        match.choose(key)
        assert match.table.chance.journal == journal
        match.undo()
        cases += 1
    match.undo(len(match.choices))
    assert facts(match) == facts(subject.match(2))
    return cases


def a_drifting_replay_says_where(subject: Subject) -> int:
    """A record that differs in a choice, a draw or a digest is refused with the number of the decision."""
    match = subject.played(3)
    record = json.loads(match.save())
    for part, change in CHANGES.items():
        for at in range(0, len(record[part]), 1 + len(record[part]) // 4):
            faulty = json.loads(json.dumps(record))
            faulty[part][at] = change(faulty[part][at])
            with pytest.raises(DriftError, match=r"differs (at|after) decision \d+|before the first decision"):
                Match.load(json.dumps(faulty), subject.rules())
    faulty = json.loads(json.dumps(record)) | {"content": "other cards"}
    assert Match.load(json.dumps(faulty), subject.rules()).changed
    assert not Match.load(json.dumps(record), subject.rules()).changed
    return len(record["choices"]) + len(record["chance"]) + len(record["digests"])


def forks_are_independent(subject: Subject) -> int:
    """A fork equals its parent, may be played to its end without touching it, and plays as the parent would."""
    cases = 0
    for match in subject.walk(4):
        before = facts(match)
        fork, twin = match.fork(), match.fork().fork()
        # What was worked out of a table before must be what it is when worked out anew.
        twin.table.version += 1
        assert facts(fork) == before == facts(twin)
        if cases % 5 == 0:
            play(fork, bots(fork, "random", cases))
            assert facts(match) == before
            play(twin, bots(twin, "random", cases))
            assert facts(twin) == facts(fork)
            assert twin.save() == fork.save()
        cases += 1
    return cases


def facts(match: Match[Any]) -> tuple[Any, ...]:
    """All that tells one moment of a match from another."""
    logs = [match.log(player) for player in (None, *match.players)]
    views = [match.view(player) for player in (None, *match.players)]
    keys = match.decision.keys if match.decision is not None else None
    return (match.digest, keys, match.choices, logs, views, match.result, match.table.chance.journal[:])


CHANGES: dict[str, Callable[[Any], Any]] = {
    "choices": lambda key: f"not {key}",
    "chance": lambda draw: [f"not-{draw[0]}", *draw[1:]],
    "digests": lambda pair: [pair[0], "000000000000"],
}
