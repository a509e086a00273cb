"""Matches: choices, undo, forks, imagined worlds, and records that say where they part from today's rules."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from lobbycard.core.errors import ProjectError
from lobbycard.engine.bot import BOTS, Random
from lobbycard.engine.errors import DriftError, IllegalMoveError, ScriptError
from lobbycard.engine.match import Match
from lobbycard.engine.play import play
from lobbycard.engine.record import LARGEST
from tests.contract.toy import HighCard, Number, Toy, ToySetUp

PLAYERS = ("ann", "bob", "cy")


def begun(seed: int = 3, **more: Any) -> Match[Toy]:
    return Match(HighCard(), PLAYERS, seed=seed, **more)


def played(seed: int = 3) -> Match[Toy]:
    match = begun(seed)
    play(match, {player: Random(seat) for seat, player in enumerate(PLAYERS)})
    return match


def asked(match: Match[Toy]) -> tuple[str, list[str]]:
    assert match.decision is not None
    return match.decision.player, match.decision.keys


def test_a_match_stops_at_its_first_decision() -> None:
    assert asked(begun()) == ("bob", ["bid n3", "bid n8", "bid n7"])


@pytest.mark.parametrize(
    ("key", "player", "message"),
    [
        ("bid n4", None, "'bid n4' isn't offered to bob now; did you mean"),
        ("bid n3", "ann", "ann isn't asked now, bob is"),
        ("", None, "'' isn't offered to bob now"),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(key: str, player: str | None, message: str) -> None:
    match = begun()
    before = (match.digest, asked(match), match.choices)
    with pytest.raises(IllegalMoveError, match=re.escape(message)):
        match.choose(key, player)
    assert (match.digest, asked(match), match.choices) == before


def test_a_match_that_is_over_takes_no_choice() -> None:
    match = played()
    assert (match.over, match.decision) == (True, None)
    assert match.result is not None
    assert match.result.winners == ("cy",)
    with pytest.raises(IllegalMoveError, match="the match is over"):
        match.choose("pass")


@pytest.mark.parametrize(
    ("players", "message"),
    [
        (("ann",), "1 players; expected 2 to 4"),
        (tuple("abcde"), "5 players"),
        (("ann", "ann"), "two players"),
        (("Ann B.", "bob"), "'Ann B.' is no player's name; expected one like 'ann-b'"),
        (("", "bob"), "'' is no"),
        (("a" * 90, "bob"), "is no player's name"),
    ],
    ids=["one", "five", "twins", "spaced", "nameless", "long"],
)
def test_the_players_must_fit(players: tuple[str, ...], message: str) -> None:
    with pytest.raises(ProjectError, match=message):
        Match(HighCard(), players)


def test_undo_goes_back_any_number_of_choices() -> None:
    match, first = played(), begun()
    match.undo(len(match.choices))
    assert (match.digest, asked(match), match.log(None)) == (first.digest, asked(first), first.log(None))
    with pytest.raises(IllegalMoveError, match="1 choices can't be taken back, 0 were made"):
        match.undo()


def test_a_player_may_take_back_what_taught_them_nothing() -> None:
    match = begun()
    match.choose("bid n7")
    assert (match.undoable("bob"), match.undoable("ann")) == (1, 0)
    while match.decision is not None and match.decision.kind == "bid":
        match.choose(match.decision.keys[0])
    match.choose("raise n3")
    assert match.undoable("bob") == 0


def test_replay_shows_each_moment_before_its_choice() -> None:
    match = played()
    steps = [(moment.digest, key) for moment, key in match.replay()]
    again = begun()
    for digest, key in steps[:-1]:
        assert again.digest == digest
        again.choose(key)
    assert steps[-1] == (match.digest, "")
    assert [key for _, key in steps[:-1]] == match.choices


def test_a_fork_in_mid_beat_goes_its_own_way() -> None:
    match = begun()
    match.choose("bid n7")
    fork = match.fork()
    assert fork.digest == match.digest
    fork.choose(asked(fork)[1][0])
    play(fork, {player: Random(9) for player in PLAYERS})
    assert (match.choices, match.over, fork.over) == (["bid n7"], False, True)


def test_an_imagined_world_hides_what_others_answered_in_secret() -> None:
    match = begun()
    match.choose("bid n7")
    assert asked(match)[0] != "bob"
    bids = {match.imagined(asked(match)[0], seed).choices[0] for seed in range(20)}
    assert bids == {"bid n3", "bid n7", "bid n8"}
    assert {match.imagined("bob", seed).choices[0] for seed in range(20)} == {"bid n7"}


def test_an_imagined_world_can_be_forked_and_undone_but_not_saved() -> None:
    match = begun()
    match.choose("bid n7")
    world = match.imagined("ann", 5)
    fork = world.fork()
    assert fork.digest == world.digest
    key = asked(fork)[1][0]
    fork.choose(key)
    fork.undo()
    assert fork.digest == world.digest
    with pytest.raises(ProjectError, match="imagined"):
        world.save()


def test_a_script_supplies_set_up_and_dice() -> None:
    script = {"deck": [["n1", "n2", "n3", "n8", "n7", "n6", "n0", "n0", "n4"]], "first": ["ann"], "dice": [6]}
    match = begun(script=script)
    assert asked(match) == ("ann", ["bid n1", "bid n2", "bid n3"])
    for key in ("bid n1", "bid n8", "bid n4", "raise n2"):
        match.choose(key)
    assert match.table.value(match.table.bids["ann"].pieces[0], "rank") == 7
    with pytest.raises(ScriptError, match="stream 'dice': the script has no draw left"):
        match.choose("raise n7")


def test_asking_all_asks_those_too_who_have_no_choice() -> None:
    match = begun()
    match.ask_all = True
    decisions = 0
    while match.decision is not None:
        match.choose(match.decision.keys[-1])
        decisions += 1
    assert decisions > len(match.choices) > 0


def test_bots_of_one_name_and_seed_choose_alike() -> None:
    ends = []
    for name in ("random", "greedy", "first", "last", "random", "greedy"):
        match = begun()
        play(match, {player: BOTS[name](seat) for seat, player in enumerate(PLAYERS)})
        ends.append(match.choices)
    assert ends[0] == ends[4]
    assert ends[1] == ends[5]
    assert len({tuple(choices) for choices in ends}) == 4


# ---- records ---------------------------------------------------------------------------------------------------------


class Stronger(HighCard):
    """The same rules over cards of which one has become stronger."""

    digest = "1"
    cards = [*HighCard.cards[:-1], Number(id="n8", name="Number 8", rank=20)]  # noqa: RUF012 as its base has it


class Roomier(HighCard):
    """The same rules over cards of which one has another name, which play never asks for."""

    digest = "2"
    cards = [*HighCard.cards[:-1], Number(id="n8", name="Eight", rank=8)]  # noqa: RUF012 as its base has it


def test_a_record_is_the_same_again() -> None:
    match = played()
    text = match.save()
    assert Match.load(text, HighCard()).save() == text
    assert json.loads(text)["choices"] == match.choices


def test_a_record_over_changed_cards_says_at_which_decision_it_differs() -> None:
    found = []
    for seed in range(20):
        text = played(seed).save()
        try:
            Match.load(text, Stronger())
        except DriftError as error:
            found.append(str(error))
    assert len(found) >= 3
    assert all(re.match(r"the record differs at decision \d+: ", message) for message in found)


def test_changed_cards_that_make_no_difference_are_told() -> None:
    text = played().save()
    assert [Match.load(text, rules).changed for rules in (HighCard(), Roomier())] == [False, True]


def test_a_record_of_a_loaded_match_keeps_chance_from_before_the_seed() -> None:
    record = json.loads(begun().save())
    [deck] = [draw for draw in record["chance"] if draw[0] == "deck"]
    deck[2].reverse()
    record["digests"] = []
    with pytest.raises(DriftError, match="before the first decision"):
        Match.load(json.dumps(record), HighCard())


BROKEN = {
    "empty": "",
    "null": "null",
    "list": "[]",
    "cut short": "{",
    "a key twice": '{"record": 1, "record": 1}',
    "no number": '{"record": NaN}',
    "deep": "[" * 100_000,
    "long number": '{"seed": ' + "9" * 10_000 + "}",
    "pickle": "\x80\x04K\x01.",
    "huge": " " * (LARGEST + 1),
}
HOSTILE: dict[str, dict[str, Any]] = {
    "another form": {"record": 2},
    "seed as text": {"seed": "7"},
    "large seed": {"seed": 2**70},
    "seed as truth": {"seed": True},
    "unknown key": {"extra": 1},
    "another game": {"game": "chess"},
    "one player": {"players": ["ann"]},
    "one player twice": {"players": ["ann", "ann"]},
    "a path": {"players": ["../ann", "bob"]},
    "unknown set-up": {"set_up": {"copies": 10**9}},
    "set-up as text": {"set_up": {"cards": "18"}},
    "long choice": {"choices": ["bid n7" * 1000]},
    "choice as list": {"choices": [["bid"]]},
    "choice not offered": {"choices": ["bid n4"]},
    "too many choices": {"choices": ["bid n7"] * 200_000},
    "cut draw": {"chance": [["deck", 3]]},
    "another draw": {"chance": [["deck", 18, 2]]},
    "no order": {"chance": [["deck", 18, [0] * 18]]},
    "draw as text": {"chance": [["deck", 18, "0"]]},
    "wrong digest": {"digests": [[0, "feed"]]},
    "no digest": {"digests": []},
}


@pytest.mark.parametrize("name", [*BROKEN, *HOSTILE])
def test_a_hostile_or_broken_record_is_refused_in_one_line(name: str) -> None:
    text = BROKEN[name] if name in BROKEN else json.dumps(json.loads(played().save()) | HOSTILE[name])
    with pytest.raises(ProjectError) as caught:
        Match.load(text, HighCard())
    message = str(caught.value)
    assert "\n" not in message
    assert 20 < len(message) < 400


def test_the_set_up_comes_back_from_a_record() -> None:
    match = Match(HighCard(), PLAYERS, ToySetUp(cards=12), 3)
    loaded = Match.load(match.save(), HighCard())
    assert loaded.history.set_up == ToySetUp(cards=12)
    assert len(loaded.table.pieces) == 12
