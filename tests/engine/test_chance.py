"""Chance: streams of their own, scripts, and records that come before the seed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from lobbycard.engine.chance import Chance, Draw
from lobbycard.engine.errors import DriftError, ScriptError


def test_a_seed_gives_the_same_on_every_machine() -> None:
    chance = Chance(7)
    assert chance.shuffle("abcdefgh") == ["d", "f", "h", "e", "a", "g", "c", "b"]
    assert [chance.die(6) for _ in range(8)] == [2, 5, 5, 1, 3, 2, 2, 2]
    assert [chance.below(3, "first") for _ in range(5)] == [0, 2, 2, 2, 1]


def test_streams_do_not_disturb_one_another() -> None:
    alone, among = Chance(1), Chance(1)
    for _ in range(50):
        among.die(6, "dice")
    assert among.shuffle(range(20), "deck") == alone.shuffle(range(20), "deck")


def test_every_face_comes_up_about_as_often() -> None:
    chance = Chance(3)
    faces = [chance.die(6) for _ in range(6000)]
    assert sorted(set(faces)) == [1, 2, 3, 4, 5, 6]
    assert all(900 < faces.count(face) < 1100 for face in set(faces))


def test_every_draw_is_on_record() -> None:
    chance = Chance(7)
    chance.die(6)
    chance.shuffle("abc", "deck")
    chance.pick("xyz")
    assert chance.journal == [Draw("dice", 6, 2), Draw("deck", 3, (1, 2, 0)), Draw("pick", 3, 0)]


def test_a_script_supplies_the_draws_in_order() -> None:
    chance = Chance(7, {"dice": [6, 1], "deck": [["c", "a", "b"]], "pick": ["y"]})
    assert [chance.die(6), chance.die(6)] == [6, 1]
    assert chance.shuffle("abc", "deck") == ["c", "a", "b"]
    assert chance.pick("xyz") == "y"
    assert chance.leftovers() == {}


def test_a_scripted_shuffle_may_name_the_first_cards_alone() -> None:
    chance = Chance(7, {"deck": [["e", "b", "b"]]})
    shuffled = chance.shuffle("abbcde", "deck")
    assert shuffled[:3] == ["e", "b", "b"]
    assert sorted(shuffled[3:]) == ["a", "c", "d"]


def test_draws_that_nothing_drew_are_left_over() -> None:
    chance = Chance(7, {"dice": [6, 1], "deck": []})
    chance.die(6)
    assert chance.leftovers() == {"dice": [1]}


@pytest.mark.parametrize(
    ("script", "draw", "message"),
    [
        ({}, lambda chance: chance.die(6), "stream 'dice': the script has no draw left"),
        ({"dice": [0]}, lambda chance: chance.die(6), "stream 'dice': 0 is scripted; expected a number from 1 to 6"),
        ({"dice": [7]}, lambda chance: chance.die(6), "7 is scripted; expected a number from 1 to 6"),
        ({"dice": ["six"]}, lambda chance: chance.die(6), "'six' is scripted; expected a number from 1 to 6"),
        ({"pick": ["riott"]}, lambda chance: chance.pick(["riot", "solid"]), "did you mean 'riot'?"),
        ({"deck": ["riot"]}, lambda chance: chance.shuffle(["riot"]), "expected a list of ids"),
        ({"deck": [["riot", "riot"]]}, lambda chance: chance.shuffle(["riot", "solid"]), "isn't among what is drawn"),
    ],
)
def test_a_script_that_does_not_fit_says_how(script: Any, draw: Callable[[Chance], Any], message: str) -> None:
    with pytest.raises(ScriptError, match=re.escape(message)):
        draw(Chance(7, script))


def test_a_record_comes_before_the_seed_and_the_seed_goes_on_after_it() -> None:
    first = Chance(7)
    faces = [first.die(6) for _ in range(6)]
    again = Chance(7, record=[Draw("dice", 6, 1), Draw("dice", 6, 1)])
    assert [again.die(6) for _ in range(6)] == [1, 1, *faces[2:]]


@pytest.mark.parametrize(
    "kept",
    [
        Draw("deck", 6, 1),
        Draw("dice", 8, 1),
        Draw("dice", 6, (0, 1, 2, 3, 4, 5)),
        Draw("dice", 6, 7),
        Draw("dice", 6, 0),
    ],
)
def test_a_record_that_does_not_fit_is_refused(kept: Draw) -> None:
    with pytest.raises(DriftError):
        Chance(7, record=[kept]).die(6)


def test_a_recorded_shuffle_must_be_an_order() -> None:
    with pytest.raises(DriftError, match="no order of 3"):
        Chance(7, record=[Draw("deck", 3, (0, 0, 1))]).shuffle("abc")


def test_a_guess_at_the_future_is_another_future() -> None:
    real, guess = Chance(7), Chance(7)
    guess.imagine(99)
    assert [real.die(6) for _ in range(20)] != [guess.die(6) for _ in range(20)]
