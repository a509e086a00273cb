"""The battery held over the toy and every registered game; the next game is held to it by existing."""

from __future__ import annotations

from itertools import product

import pytest

from lobbycard.engine.errors import EndlessError
from tests.contract.battery import ROWS, Row
from tests.contract.subject import GAMES, Subject, subject, subjects
from tests.contract.variant import VARIANTS

FAULTS = {
    "set-ordered": 1,
    "shared-random": 2,
    "one-seed": 3,
    "hoarding": 4,
    "scribbling": 8,
    "shallow": 9,
    "peeking": 10,
    "leaking": 11,
    "alphabetical": 14,
    "looping": 16,
    "outliving": 18,
    "bluffing": 23,
    "losing": 26,
}
# A faulty game is found by what the row asserts, but for these.
ERRORS = {"looping": EndlessError, "bluffing": AttributeError}


CASES = [pytest.param(game, row, id=f"{game.name}-{row.name}") for game, row in product(subjects(), ROWS)]


@pytest.mark.parametrize(("game", "row"), CASES)
def test_the_game_passes(game: Subject, row: Row) -> None:
    assert row.check(game) >= row.least


@pytest.mark.parametrize("variant", FAULTS)
def test_a_faulty_game_fails(variant: str) -> None:
    [row] = [row for row in ROWS if FAULTS[variant] in row.faults]
    with pytest.raises(ERRORS.get(variant, AssertionError)):
        row.check(subject(variant))


def test_every_variant_and_every_game_with_rules_is_held_to_it() -> None:
    assert set(FAULTS) == set(VARIANTS)
    assert {game.name for game in subjects()} == {"toy"} | {name for name in GAMES if GAMES[name].rules is not None}
