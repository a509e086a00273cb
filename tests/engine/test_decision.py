"""Decisions: what is asked, and how several things are picked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from lobbycard.engine.decision import Decision, Option, ask, pick
from tests.engine.room import driven


def options(names: str) -> Sequence[Option]:
    return [Option(name, value=name.upper()) for name in names]


def test_an_option_is_its_key() -> None:
    assert Option("play riot", "Riot", 1) == Option("play riot", "another label", 2)
    assert Option("play riot") != Option("play solid")
    assert len({Option("a", value=1), Option("a", value=2)}) == 1


def test_a_label_is_made_when_it_is_asked_for() -> None:
    made: list[str] = []

    def label() -> str:
        made.append("made")
        return "Riot: double the attack"

    option = Option("play riot", label)
    assert made == []
    assert (option.label, made) == ("Riot: double the attack", ["made"])
    assert Option("pass").label == "pass"


def test_a_decision_finds_an_option_by_its_key() -> None:
    decision = Decision("ann", "turn", options("ab"))
    assert (decision.keys, decision.option("b"), decision.option("c")) == (["a", "b"], Option("b"), None)


def test_ask_gives_the_value() -> None:
    assert driven(ask("ann", "turn", options("abc")), "b") == ("B", ["ann turn: a, b, c"])


@pytest.mark.parametrize(
    ("least", "most", "keys", "picked", "questions"),
    [
        (1, None, "b", ["B"], ["a, b, c"]),
        (2, None, "cb", ["C", "B"], ["a, b, c", "a, b"]),
        (3, None, "", ["A", "B", "C"], []),
        (5, None, "", ["A", "B", "C"], []),
        (0, 0, "", [], []),
        (2, 3, ["a", "b", "done"], ["A", "B"], ["a, b, c", "b, c", "c, done"]),
        (0, 3, ["done"], [], ["a, b, c, done"]),
        (0, 3, "abc", ["A", "B", "C"], ["a, b, c, done", "b, c, done", "c, done"]),
    ],
)
def test_several_are_picked_one_at_a_time(
    least: int, most: int | None, keys: Sequence[str], picked: list[str], questions: list[str]
) -> None:
    asked = [f"ann victim: {question}" for question in questions]
    assert driven(pick("ann", "victim", options("abc"), least, most), *keys) == (picked, asked)


def test_picking_from_nothing_picks_nothing() -> None:
    assert driven(pick("ann", "victim", [], 2)) == ([], [])
