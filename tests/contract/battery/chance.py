"""Chance: the same everywhere for one seed, and disturbed by nothing."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from lobbycard.engine.match import Match
from tests.contract.subject import Subject, bots, step
from tests.meta.source import PIPELINE, ROOT

SEEDS = 20


def hashing_has_no_part_in_play(subject: Subject) -> int:
    """Two processes that hash differently play alike."""
    traces = [traced(subject.name, seed) for seed in ("0", "1", "2")]
    assert traces[0] == traces[1] == traces[2]
    return len(traces[0].splitlines())


def bots_and_other_matches_do_not_disturb(subject: Subject) -> int:
    """Neither numbers drawn elsewhere nor a match played meanwhile move a match's own chance."""
    for seed in range(6):
        one, other = subject.match(seed), subject.match(seed)
        for _ in zip_longest(noisy(one, seed, 0), noisy(other, seed, 1000)):
            pass
        assert one.save() == other.save()
        assert one.log(None) == other.log(None)
    return 6


def the_seed_is_the_matchs_own(subject: Subject) -> int:
    """Matches of different seeds differ, and the set-up stays what it was through undo and load."""
    journals = [tuple(subject.match(seed).table.chance.journal) for seed in range(5)]
    assert len(set(journals)) == 5
    match = subject.played(1)
    set_up = match.history.set_up
    again = type(match).load(match.save(), subject.rules())
    again.undo(len(again.choices))
    assert (again.history.set_up, again.history.seed) == (set_up, 1)
    assert again.table.chance.journal == list(journals[1])
    return 5


def noisy(match: Match[Any], seed: int, extra: int) -> Iterator[None]:
    """Play on while others draw numbers; it stops after each choice so that matches can take turns."""
    sitting = bots(match, "random", seed)
    while match.decision is not None:
        for _ in range(extra):
            random.random()
        step(match, sitting)
        yield


def traced(name: str, hash_seed: str) -> str:
    """What another process makes of some seeds."""
    command = [sys.executable, "-m", "tests.contract.trace", name, str(SEEDS)]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{PIPELINE}{os.pathsep}{ROOT}"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
