"""A campaign adds final scores up until somebody reaches its goal."""

from __future__ import annotations

import pytest

from lobbycard.games.bbb.play.campaign import Standing, standing

GAMES = [{"ray": 12, "dana": 20}, {"ray": 30, "dana": 5}, {"ray": 3, "dana": 25}]


@pytest.mark.proves("BBB-SCR-03")
def test_the_first_to_reach_the_goal_wins() -> None:
    assert standing(GAMES, 42) == Standing({"ray": 42, "dana": 25}, ("ray",))
    assert standing(GAMES, 50) == Standing({"ray": 45, "dana": 50}, ("dana",))
    assert standing(GAMES, 20) == Standing({"ray": 12, "dana": 20}, ("dana",))


def test_nobody_wins_short_of_it() -> None:
    assert standing(GAMES, 51) == Standing({"ray": 45, "dana": 50}, ())
    assert standing([], 10) == Standing({}, ())


def test_who_reach_it_in_one_game_compare_their_totals_and_share_a_tie() -> None:
    assert standing([{"ray": 40, "dana": 38}], 35).winners == ("ray",)
    assert standing([{"ray": 40, "dana": 40, "amanda": 39}], 35).winners == ("ray", "dana")
