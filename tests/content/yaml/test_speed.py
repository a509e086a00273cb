"""Parsing costs little more than libyaml itself, and the first quick look next to nothing."""

from __future__ import annotations

from tests.bench.parsing import DRAINED, best

# The full bench, kept in tests/bench/results, gives 1.4 and 0.03; a small part of it on a busy machine is less steady.
MOST_TIMES_DRAINING = {"parsed": 1.8, "parsed, with accents": 1.9, "the quick look alone": 0.2}


def test_parsing_is_not_much_more_than_draining() -> None:
    figures = best(cards=300, rounds=15)
    times = {name: figures[name] / figures[DRAINED] for name in MOST_TIMES_DRAINING}
    assert {name: each for name, each in times.items() if each > MOST_TIMES_DRAINING[name]} == {}
