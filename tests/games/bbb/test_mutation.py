"""Code without the line that carries out a rule fails an example: no mark is a mere ornament."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lobbycard.engine.scenario.faults import UNPROVED
from lobbycard.engine.scenario.mark import RuleMark
from lobbycard.engine.scenario.run import run
from tests.games.bbb import test_campaign, test_title
from tests.games.bbb.played import content, marks, outcome, rules, scenarios
from tests.games.mutation import without

# What is not shown by play, and the tests that show it.
TESTED: dict[str, tuple[Callable[[], None], ...]] = {
    "campaign.py": (test_campaign.test_the_first_to_reach_the_goal_wins, test_campaign.test_nobody_wins_short_of_it),
    "title.py": (test_title.test_words_are_used_in_whatever_form,),
}
NOT_RUN = {"cards.py"}  # what cards are is data, which play never comes by


MARKS = [mark for mark in marks() if Path(mark.path).name not in NOT_RUN]


def told(mark: RuleMark) -> str:
    return f"{Path(mark.path).name}:{mark.line} {mark.rule}"


@pytest.mark.parametrize("mark", MARKS, ids=told)
def test_a_rule_taken_out_is_missed(mark: RuleMark) -> None:
    assert missed(mark)


def test_nothing_is_missed_with_every_line_in_place() -> None:
    assert [entry.model.id for entry in scenarios() if fails(entry.model.id)] == []
    assert len(MARKS) >= 100


def missed(mark: RuleMark) -> bool:
    """Whether an example or a test fails without the marked line."""
    names = [entry.model.id for entry in scenarios() if mark.rule in outcome(entry.model.id).ran]
    with without(mark) as taken:
        assert taken, told(mark)
        return any(fails(name) for name in names) or any(breaks(test) for test in TESTED.get(Path(mark.path).name, ()))


def fails(name: str) -> bool:
    """Whether a scenario isn't as it says now, or can't be played at all."""
    wrong: list[str] = []

    def played() -> None:
        wrong.extend(problem.code for problem in run(content().scenarios[name], rules(), ()).problems)

    return breaks(played) or wrong != [UNPROVED.code] * len(wrong)


def breaks(test: Callable[[], None]) -> bool:
    try:
        test()
    except Exception:  # noqa: BLE001 whatever it is, it was noticed
        return True
    return False
