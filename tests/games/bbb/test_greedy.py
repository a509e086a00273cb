"""The greedy player of BBB beats one that plays anything, and one that doesn't look."""

from __future__ import annotations

import statistics

import pytest

from lobbycard.games.bbb.play.greedy import rank
from tests.bench.strength import shares
from tests.contract.subject import subject
from tests.games.bbb.played import content, rules
from tests.games.bbb.staged import staged


@pytest.mark.parametrize(("other", "least"), [("random", 0.7), ("blind", 0.5)])
def test_it_wins_most_games(other: str, least: float) -> None:
    assert statistics.fmean(shares(subject("bbb"), "greedy", other, 15)) > least


@pytest.mark.parametrize(
    ("given", "favourite"),
    [
        ("hand: [go-go-dancer, killer-pimp]", "play go-go-dancer"),
        ("hand: [killer-pimp]", "end"),
        ("hand: [robot-that-was-a-dishwasher]", "attack robot-that-was-a-dishwasher dana"),
        ("hand: [killer-pimp, riot]", "attack killer-pimp dana"),
        ("hand: [cutting-room-floor]", "play cutting-room-floor dana"),
        ("hand: [car-wash]", "play car-wash ray"),
        ("hand: [freeze-frame-high-five], movie: {characters: [go-go-dancer]}", "end"),
        (
            "hand: [freeze-frame-high-five], movie: {location: miniature-city, characters: [one-armed-bouncer]}",
            "play freeze-frame-high-five",
        ),
        ("movie: {characters: [kung-fu-librarian]}", "kung-fu kung-fu-librarian street-hustler"),
    ],
)
def test_it_has_taste(given: str, favourite: str) -> None:
    rival = "dana: {movie: {characters: [street-hustler, one-armed-bouncer]}}"
    match = staged(f"{{round: 3, players: {{ray: {{{given}}}, {rival}}}}}")
    decision = match.decision
    assert decision is not None
    ranks = rules().rank(match.view("ray"), decision.kind, decision.keys)
    assert decision.keys[ranks.index(max(ranks))] == favourite


def test_it_knows_no_more_than_the_view() -> None:
    match = staged(
        "{players: {ray: {hand: [killer-pimp]}, dana: {hand: [solid], movie: {characters: [go-go-dancer]}}}}"
    )
    decision = match.decision
    assert decision is not None
    other = match.imagined("ray", 7)
    views = [each.view("ray") for each in (match, other)]
    assert [rank(view, decision.kind, decision.keys, content().cards) for view in views] == [
        rank(views[0], decision.kind, decision.keys, content().cards)
    ] * 2
