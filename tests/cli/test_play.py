"""A game is played at the terminal: by bots alone, by typed words, saved and taken up again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Play
from tests.cli.terminal import after
from tests.golden_file import golden

RAY_AND_DANA = ("--players", "you:ray,first:dana", "--seed", "3")
GIVE = "play exit-sign usher-with-a-torch#2"


# ---- bots alone ------------------------------------------------------------------------------------------------------


def test_bots_alone_play_through_and_the_result_is_told(play: Play) -> None:
    result = play("play", "bbb", "--players", "first:dana,random", "--seed", "1")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == golden("play/bots.txt", result.stdout)


def test_the_result_as_json_adds_up(play: Play) -> None:
    result = play("play", "bbb", "--players", "random,last,random:kit", "--seed", "2", "--format", "json")
    told = json.loads(result.stdout)
    assert (told["version"], told["game"], told["seed"]) == (1, "bbb", 2)
    assert told["players"] == [
        {"name": "random-1", "bot": "random"},
        {"name": "last", "bot": "last"},
        {"name": "kit", "bot": "random"},
    ]
    assert {name: sum(line["points"] for line in lines) for name, lines in told["score"].items()} == told["scores"]
    assert told["winners"] == [name for name, score in told["scores"].items() if score == max(told["scores"].values())]


def test_the_same_seed_is_the_same_match_and_another_is_another(play: Play) -> None:
    told = [play("play", "bbb", "--players", "random,random", "--seed", seed).stdout for seed in ("1", "1", "2")]
    assert (told[0] == told[1], told[0] == told[2]) == (True, False)


# ---- typed -----------------------------------------------------------------------------------------------------------


def test_a_short_match_reads_as_it_was_read_once(play: Play) -> None:
    first = (GIVE, "play second-wind", "end", "", "attack rat-in-row-f dana", "play folding-chair rat-in-row-f", "")
    second = ("play lobby-carpet ray", "end", "discard folding-chair#1", "undo", "", "use exit-sign")
    third = ("attack slow-projector dana", "?", "pick usher-with-a-torch", "play sleeping-critic", "end", "", "")
    result = play("play", "bbb", *RAY_AND_DANA, typed=(*first, *second, *third))
    assert result.stdout == golden("play/match.txt", result.stdout)
    assert "wins." in result.stdout
    assert (result.exit_code, result.stderr) == (0, "")


@pytest.mark.proves("BBB-TRN-10")
def test_a_card_is_played_with_its_name_and_its_quote_read_aloud(play: Play) -> None:
    shown = after(play("play", "bbb", *RAY_AND_DANA, typed=(GIVE,)), GIVE)
    assert "You give Exit Sign to Usher with a Torch: “The way out is behind you.”" in shown
    assert "Dana plays Second Wind: “I was never tired. I was acting.”" in shown


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "There is no option 99; they go from 1 to 6."),
        ("0", "There is no option 0; they go from 1 to 6."),
        ("-1", "There is no option -1; they go from 1 to 6."),
        ("9" * 5000, f"There is no option {'9' * 40}; they go from 1 to 6."),
        ("xyzzy", "'xyzzy' means nothing here; type a number, or help"),
        ("udno", "'udno' means nothing here; did you mean 'undo'?"),
        ("\x1b[2J\x07", "'<U+001B>[2J<U+0007>' means nothing here; type a number, or help"),
        ("play riot dana", "'play riot dana' means nothing here; type a number, or help"),
        ("skip", "There is nothing to pass here."),
        ("undo", "Nothing to take back: since you chose, a card was drawn or shown, or others answered."),
        ("? xyzzy", "There is no card 'xyzzy'."),
    ],
)
def test_what_means_nothing_is_told_and_changes_nothing(typed: str, told: str, play: Play, room: Path) -> None:
    result = play("play", "bbb", *RAY_AND_DANA, typed=(typed,))
    assert told in " ".join(result.stdout.split())
    assert (result.exit_code, result.stderr, (room / "build").exists()) == (0, "", False)


def test_a_card_is_shown_whole_by_name_by_option_and_by_part(play: Play) -> None:
    result = play("play", "bbb", *RAY_AND_DANA, typed=("? Exit Sign", "?1", "? exti sign", "?"))
    whole = (
        "Exit Sign  Prop, DS 0\n  Discard this card during an attack: stop the attack.\n"
        "  “The way out is behind you.”\n  In a title: “Exit”"
    )
    assert after(result, "? Exit Sign") == whole
    assert after(result, "?1").startswith(f"{whole}\nUsher with a Torch  Character, DS 2, Male, Soul\n")
    assert after(result, "? exti sign") == whole
    assert re.findall(r"^(\S.*)  [CLPS]", after(result, "?"), re.MULTILINE) == [
        "Exit Sign",
        "Usher with a Torch",
        "Folding Chair",
        "Second Wind",
    ]


def test_help_lists_what_can_be_typed(play: Play) -> None:
    told = after(play("play", "bbb", *RAY_AND_DANA, typed=("help",)), "help")
    words = ["? NAME", "table", "log", "undo", "skip", "save FILE", "quit"]
    assert [word for word in words if f"\n  {word} " not in told] == []


# ---- undo ------------------------------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_where_nothing_was_learnt(play: Play) -> None:
    move = "move exit-sign usher-with-a-torch#1"
    result = play("play", "bbb", *RAY_AND_DANA, typed=("end", "discard exit-sign", "undo", "undo", "table"))
    assert after(result, "undo").startswith("Taken back.\n")
    assert after(result, "table").startswith("─")
    assert "Exit Sign (Prop, DS 0)" in after(result, "table")
    assert move not in result.stdout


def test_a_bot_that_only_passed_since_does_not_mind(play: Play, room: Path) -> None:
    arguments = ("play", "bbb", "--players", "you:ray,last:dana", "--seed", "3", "--save", "a.json")
    play(*arguments, typed=(GIVE,))
    assert json.loads((room / "a.json").read_text())["choices"] == [GIVE, "pass"]
    assert after(play(*arguments, typed=(GIVE, "undo", "quit")), "undo").startswith("Taken back.\n")


@pytest.mark.parametrize("typed", ["play second-wind", GIVE])
def test_what_was_drawn_or_shown_since_stays(typed: str, play: Play) -> None:
    told = after(play("play", "bbb", *RAY_AND_DANA, typed=(typed, "undo")), "undo")
    assert told == "Nothing to take back: since you chose, a card was drawn or shown, or others\n    answered."


def test_one_person_in_every_seat_takes_back_anything(play: Play) -> None:
    arguments = ("play", "bbb", "--players", "you,you", "--open", "--seed", "3")
    result = play(*arguments, typed=("play second-wind", "", "undo", "undo", "undo"))
    assert result.stdout.count("Taken back.") == 2
    assert "Pass the terminal" not in result.stdout
    assert after(play(*arguments), "") == ""


# ---- saved and taken up again ----------------------------------------------------------------------------------------


def test_a_match_that_was_saved_goes_on_as_if_it_never_had_been(play: Play, room: Path) -> None:
    first, rest = (GIVE, "end", ""), ("play lobby-carpet ray", "end", "", "", "", "end", "", "", "")
    play("play", "bbb", *RAY_AND_DANA, "--save", "whole.json", typed=(*first, *rest))
    left = play("play", "bbb", *RAY_AND_DANA, typed=(*first, "save half.json", "quit"))
    assert left.stderr == ("saved in half.json; to go on: lobbycard play bbb --load half.json --players you,first\n")
    play("play", "bbb", "--load", "half.json", "--players", "you,first", "--save", "again.json", typed=rest)
    assert (room / "again.json").read_text() == (room / "whole.json").read_text()


def test_who_leaves_by_the_end_of_input_loses_nothing(play: Play, room: Path) -> None:
    result = play("play", "bbb", *RAY_AND_DANA, typed=(GIVE,))
    assert (result.exit_code, result.stderr.partition(";")[0]) == (0, "saved in build/bbb-3.json")
    play("play", "bbb", *RAY_AND_DANA, typed=(GIVE,))
    assert sorted(path.name for path in (room / "build").iterdir()) == ["bbb-3-2.json", "bbb-3.json"]
    on = play("play", "bbb", "--load", "build/bbb-3.json", "--players", "you,first", typed=("log",))
    assert "You give Exit Sign to Usher with a Torch" in on.stdout


def test_seats_of_a_saved_match_are_bots_where_their_names_say_so(play: Play) -> None:
    play("play", "bbb", "--players", "you,first", "--seed", "3", "--save", "a.json", typed=("1", "quit"))
    assert play("play", "bbb", "--load", "a.json").stdout.startswith(
        "Bell-Bottomed Badasses on the Mean Streets of Funk: You and First; seed 3."
    )


def test_what_is_no_saved_match_is_not_written_over(play: Play, room: Path) -> None:
    (room / "notes.txt").write_text("milk, eggs")
    result = play("play", "bbb", *RAY_AND_DANA, typed=(GIVE, "save notes.txt", "save build"))
    told = "notes.txt: holds something else than a saved match, so it stays as it is"
    assert after(result, "save notes.txt") == told
    start = play("play", "bbb", *RAY_AND_DANA, "--save", "notes.txt")
    assert (start.exit_code, start.stderr) == (2, f"lobbycard: {told}\n")
    assert (room / "notes.txt").read_text() == "milk, eggs"


BAD = {
    "nothing": (b"", "this is no saved match: line 1: Expecting value"),
    "no-json": (b'{"record": 1', "this is no saved match: line 1: Expecting"),
    "a-pickle": (b"\x80\x04\x95\x1a", "this is no saved match: it is no UTF-8 text"),
    "deep": (b"[" * 100_000, "this is no saved match: "),
    "a-list": (b"[]", "this is no saved match: the whole: "),
    "large": (b" " * 8_100_000, "this is no saved match: it is larger than 8 MB"),
}


@pytest.mark.parametrize("command", [("play", "bbb", "--load"), ("replay",)], ids=["load", "replay"])
@pytest.mark.parametrize("case", BAD)
def test_what_is_no_record_is_one_line(case: str, command: tuple[str, ...], play: Play, room: Path) -> None:
    data, told = BAD[case]
    (room / "bad.json").write_bytes(data)
    result = play(*command, "bad.json")
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.startswith(f"lobbycard: bad.json: {told}")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"game": "pimp"}, "there is no game 'pimp'"),
        ({"seed": "3"}, "seed: Input should be a valid integer"),
        ({"players": ["ray", "\x1b[2J"]}, "players.1: String should match"),
        ({"set_up": {"deck": "cor"}}, "there is no deck 'cor'"),
        ({"set_up": {"deck": "../core"}}, "the set-up of bbb: deck: "),
        ({"choices": ["dance"]}, "the record differs at decision 1: 'dance' isn't offered"),
        ({"chance": [["deck", 29, [9] * 29]]}, "the record differs before the first decision: "),
    ],
)
def test_a_record_that_was_tampered_with_is_one_line(
    changes: dict[str, object], told: str, play: Play, room: Path
) -> None:
    play("play", "bbb", "--players", "random,random", "--seed", "1", "--save", "a.json")
    record = json.loads((room / "a.json").read_text())
    (room / "a.json").write_text(json.dumps(record | changes))
    result = play("replay", "a.json", "--all")
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr


# ---- misuse ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--players", "you,gredy"), "nobody plays as 'gredy'; did you mean 'greedy'?"),
        (("--players", "you:ray,random:ray"), "two players are called 'ray'; name them apart: you:ray,you:dana"),
        (("--players", "you:?,random"), "'?' is no name; use letters and digits: you:ray"),
        (("--players", "you"), "1 players; expected 2 to 6"),
        (("--players", "random,random", "--deck", "croe"), "there is no deck 'croe'; did you mean 'core'?"),
        (("--format", "json"), "--format json is for matches of bots alone"),
        (("--open",), "--open is for one person in every seat: --players you,you"),
        (("--load", "a.json", "--seed", "3"), "a saved match has its seed and its deck; --load takes no others"),
        (("--load", "a.json"), "a.json: no such file"),
    ],
)
def test_misuse_is_told_in_a_line(arguments: tuple[str, ...], told: str, play: Play) -> None:
    result = play("play", "bbb", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.splitlines()[-1].removeprefix("Error: ").removeprefix("lobbycard: ") == told


def test_a_game_with_faults_is_not_played(play: Play, room: Path) -> None:
    deck = room / "content" / "bbb" / "decks" / "core.yaml"
    deck.write_text(deck.read_text().replace("rat-in-row-f", "rat-in-row-g"))
    result = play("play", "bbb", "--players", "random,random")
    assert (result.exit_code, result.stderr) == (1, "lobbycard: nothing was played\n")
    assert "core.yaml:14:3  D102" in result.stdout
