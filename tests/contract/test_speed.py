"""A small run of the bench of play: it measures, and nothing has become slower by an order of magnitude."""

from __future__ import annotations

import re

import pytest

from tests.bench.play import measured
from tests.contract.subject import Subject, subjects


@pytest.mark.parametrize("game", subjects(), ids=lambda game: game.name)
def test_play_is_measured_and_fast_enough_for_simulation(game: Subject) -> None:
    line = measured(game, "random", game.usual, 5)
    found = re.fullmatch(r"\S+ +random +\d players +([\d.]+) games/s +(\d+) decisions/s +([\d.]+) a game", line)
    assert found is not None, line
    games, decisions = float(found[1]), int(found[2])
    assert games > 5
    assert decisions > 1_000
