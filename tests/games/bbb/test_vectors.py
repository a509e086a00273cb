"""The test vectors of BBB's catalogue, and the faults seen in other engines that concern it, each by its example."""

from __future__ import annotations

import pytest

from tests.games.bbb.played import content, outcome

VECTORS = {
    # V1 and V2, of titles, are tests in test_title.py; V3 to V11 are one attack, number for number.
    **{number: ["rays-attack"] for number in range(3, 12)},
    12: ["revenge-of-the-word"],
    13: ["nobody-in-the-cast"],
    14: ["four-cards-and-a-dream"],
    15: ["nine-lives-six-cards"],
    16: ["hats-off"],
    17: ["sharks-on-land"],
    18: ["fists-in-the-motel"],
    19: ["idols-on-the-dance-floor"],
    20: ["too-cool-to-die"],
}
FAULTS_ELSEWHERE = {
    14: ["whose-turn-is-it-anyway"],
    15: ["who-cries-first"],
    18: ["lights-out-lights-on", "you-cant-take-it-with-you"],
    19: ["same-name-new-actor"],
    20: ["the-body-was-rubber", "nobody-swims-here"],
    21: ["never-saw-it", "cut-the-cut", "not-enough-left-to-pay"],
    22: ["same-name-new-actor", "you-never-saw-a-body"],
    25: ["last-reel", "read-ahead"],
}


@pytest.mark.parametrize("table", [VECTORS, FAULTS_ELSEWHERE], ids=["vectors", "faults"])
def test_each_is_shown_by_an_example(table: dict[int, list[str]]) -> None:
    names = {name for row in table.values() for name in row}
    assert names - set(content().scenarios) == set()
    assert [name for name in names if outcome(name).problems] == []
    assert len(table) >= 8
