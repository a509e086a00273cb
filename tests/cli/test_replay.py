"""A saved match is stepped through, forwards and backwards, as far as today's cards play it alike."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Play
from tests.cli.terminal import after
from tests.golden_file import golden


@pytest.fixture
def saved(play: Play) -> str:
    """A match of two bots, saved."""
    play("play", "bbb", "--players", "random:ray,first:dana", "--seed", "6", "--save", "a.json")
    return "a.json"


def test_all_of_it_reads_as_it_was_read_once(saved: str, play: Play) -> None:
    result = play("replay", saved, "--all")
    assert result.stdout == golden("play/replay.txt", result.stdout)
    assert (result.exit_code, result.stderr) == (0, "")


def test_one_steps_forwards_backwards_and_to_a_number(saved: str, play: Play) -> None:
    typed = ("", "next", "p", "12", "0", "quit")
    prompts = re.findall(r"^Decision (\d+) of (\d+) > (.*)$", play("replay", saved, typed=typed).stdout, re.MULTILINE)
    length = len(json.loads(Path(saved).read_text())["choices"])
    stops = (0, 1, 2, 1, 12, 0)
    assert prompts == [(str(at), str(length), word) for at, word in zip(stops, typed, strict=True)]


def test_back_is_where_it_was(saved: str, play: Play) -> None:
    result = play("replay", saved, typed=("5", "9", "5"))
    tables = result.stdout.split(" > 5\n")
    assert len(tables) == 3
    assert tables[1].partition("\nDecision 5 of")[0] == tables[2].partition("\nDecision 5 of")[0]


def test_whoever_decides_is_seen_or_one_player_alone(saved: str, play: Play) -> None:
    hands = {}
    for eyes in ((), ("--as", "dana")):
        shown = play("replay", saved, *eyes, typed=("0", *["next"] * 20)).stdout
        hands[eyes] = {name for name in ("Ray", "Dana") if f"{name}'s hand\n" in shown}
        assert ("Ray decides." in shown) == bool(eyes)
    assert hands == {(): {"Ray", "Dana"}, ("--as", "dana"): {"Dana"}}


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("9999", "There is no decision 9999; they go from 0 to "),
        ("nxet", "'nxet' means nothing here; did you mean 'next'?"),
        ("?", "Which card? Type ? NAME."),
        ("? rat", "Rat in Row F  Creature, AS 6, Animal, Psycho Killer"),
        ("help", "goes to that decision; 0 is the beginning"),
        ("log", "Ray plays "),
    ],
)
def test_what_is_typed_is_answered(typed: str, told: str, saved: str, play: Play) -> None:
    assert told in after(play("replay", saved, typed=(typed,)), typed)


def test_a_match_that_was_left_ends_where_it_was_left(play: Play) -> None:
    play("play", "bbb", "--players", "you:ray,first:dana", "--seed", "3", "--save", "a.json", typed=("end", ""))
    assert "The record ends here; nobody has won yet." in play("replay", "a.json", "--all").stdout


def test_other_cards_that_play_alike_are_told(saved: str, play: Play, room: Path) -> None:
    sfx = room / "content" / "bbb" / "cards" / "core" / "sfx.yaml"
    sfx.write_text(sfx.read_text().replace("I was acting.", "I was resting."))
    result = play("replay", saved, "--all")
    assert (result.exit_code, result.stderr) == (
        0,
        "the cards or the rules have changed since; so far it plays alike\n",
    )


def test_other_cards_that_play_differently_are_told_with_the_decision(saved: str, play: Play, room: Path) -> None:
    creatures = room / "content" / "bbb" / "cards" / "core" / "sfx.yaml"
    creatures.write_text(creatures.read_text().replace("[{do: draw}]", "[{do: draw, amount: 2}]"))
    result = play("replay", saved)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.startswith("lobbycard: a.json: the record differs at decision ")


def test_who_does_not_play_has_no_eyes(saved: str, play: Play) -> None:
    result = play("replay", saved, "--as", "amanda")
    assert result.exit_code == 2
    assert "nobody called 'amanda' plays in it; there is ray, dana" in result.stderr
