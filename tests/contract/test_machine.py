"""Any mixture of choosing, taking back, saving, forking and imagining, driven by the options that a game offers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from hypothesis.strategies import integers

from lobbycard.engine.match import Match
from lobbycard.engine.play import play
from tests.contract.battery.history import facts
from tests.contract.battery.secrecy import known
from tests.contract.battery.state import conserved
from tests.contract.subject import Subject, bots, step, subject, subjects

SETTINGS = settings(
    max_examples=12,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
# To find a fault is enough: nobody wants the shortest way to it. What is tried first depends on the modules that other
# tests have loaded, so that there must be more tries than are needed here.
FINDING = settings(SETTINGS, phases=[Phase.generate], max_examples=200)
SEEDS = integers(0, 10_000)


class Machine(RuleBasedStateMachine):
    """One match and all that may be done with it; a game is given by a subclass."""

    subject: Subject
    match: Match[Any]
    steps = 0

    @initialize(seed=SEEDS, more=integers(0, 9))
    def begin(self, seed: int, more: int) -> None:
        seats = self.subject.rules().seats
        self.match = self.subject.match(seed, seats[more % len(seats)])
        self.cards = len(self.match.table.pieces)

    def going(self) -> bool:
        return hasattr(self, "match") and self.match.decision is not None

    @precondition(going)
    @rule(at=integers(0, 99))
    def choose(self, at: int) -> None:
        assert self.match.decision is not None
        keys = self.match.decision.keys
        self.match.choose(keys[at % len(keys)])
        type(self).steps += 1

    @precondition(going)
    @rule(seed=SEEDS)
    def choose_some(self, seed: int) -> None:
        sitting = bots(self.match, "random", seed)
        for _ in range(10):
            if self.match.decision is not None:
                step(self.match, sitting)

    @rule(count=integers(1, 6))
    def take_back(self, count: int) -> None:
        count = min(count, len(self.match.choices))
        keys, before = self.match.choices[len(self.match.choices) - count :], facts(self.match)
        self.match.undo(count)
        for key in keys:
            self.match.choose(key)
        assert facts(self.match) == before
        self.match.undo(count)

    @rule()
    def save_and_load(self) -> None:
        loaded = Match.load(self.match.save(), self.subject.rules())
        assert facts(loaded) == facts(self.match)
        self.match = loaded

    @rule(seed=SEEDS)
    def fork(self, seed: int) -> None:
        before = facts(self.match)
        fork = self.match.fork()
        fork.table.version += 1
        assert facts(fork) == before
        play(fork, bots(fork, "random", seed))
        assert facts(self.match) == before

    @precondition(going)
    @rule(seed=SEEDS)
    def imagine(self, seed: int) -> None:
        for player in (None, *self.match.players):
            world = self.match.imagined(player, seed)
            assert known(world, player) == known(self.match, player)
            conserved(world.table, self.cards)

    @invariant()
    def cards_are_conserved(self) -> None:
        if hasattr(self, "match"):
            conserved(self.match.table, self.cards)


@pytest.mark.parametrize("game", subjects(), ids=lambda game: game.name)
def test_nothing_that_is_done_with_a_match_breaks_it(game: Subject) -> None:
    machine = type("Machine", (Machine,), {"subject": game})
    run_state_machine_as_test(machine, settings=SETTINGS)
    assert machine.steps >= 20  # type: ignore[attr-defined]


@pytest.mark.parametrize("variant", ["losing", "peeking"])
def test_the_machine_finds_faults(variant: str) -> None:
    machine = type("Machine", (Machine,), {"subject": subject(variant)})
    with pytest.raises(AssertionError):
        run_state_machine_as_test(machine, settings=FINDING)
