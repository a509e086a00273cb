"""Ending: play ends, whoever plays; what is offered can be done, and what isn't is refused."""

from __future__ import annotations

from itertools import chain

import pytest

from lobbycard.engine.bot import BOTS
from lobbycard.engine.errors import IllegalMoveError
from lobbycard.engine.play import play
from tests.contract.battery.history import facts
from tests.contract.subject import Subject, bots

LONGEST = 5_000


def every_match_ends(subject: Subject) -> int:
    """Every kind of bot comes to an end, with the fewest players and with the most."""
    cases = 0
    seats = subject.rules().seats
    for name in BOTS:
        for players in {seats[0]: 0, seats[-1]: 0}:
            for seed in range(5):
                match = subject.match(seed, players)
                assert play(match, bots(match, name, seed), LONGEST) > 0
                assert match.over
                assert match.result is not None
                assert set(match.result.winners) <= set(match.players)
                cases += 1
    return cases


def options_can_be_taken_and_nothing_else(subject: Subject) -> int:
    """Each option can be taken, asking changes nothing, and what isn't offered is refused and changes nothing."""
    cases = 0
    for at, match in enumerate(chain(*map(subject.walk, (8, 9, 10)))):
        assert match.decision is not None
        assert len(set(match.decision.keys)) == len(match.decision.keys)
        if at % 4:
            continue
        before = facts(match)
        for player in match.players:
            with pytest.raises(IllegalMoveError):
                match.choose("eat the rulebook", player)
        other = next(player for player in match.players if player != match.decision.player)
        with pytest.raises(IllegalMoveError):
            match.choose(match.decision.keys[0], other)
        assert facts(match) == before == facts(match)
        for key in match.decision.keys:
            match.fork().choose(key)
            cases += 1
        assert facts(match) == before
    return cases


def skipped_questions_tell_nothing(subject: Subject) -> int:
    """Whether those without a choice are asked or skipped, the same happens."""
    for seed in range(3):
        skipping = subject.played(seed)
        asking, keys = subject.match(seed), iter(skipping.choices)
        asking.ask_all = True
        while (decision := asking.decision) is not None:
            asking.choose(next(keys) if len(decision.options) > 1 else decision.keys[0])
        assert asking.log(None) == skipping.log(None)
        assert asking.save() == skipping.save()
    return 3
