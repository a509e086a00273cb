"""A game that says nothing of how it looks can be shown all the same, and to each only what is theirs to see."""

from __future__ import annotations

import pytest

from lobbycard.content.text import Line
from lobbycard.engine.decision import Option
from lobbycard.engine.match import Match
from lobbycard.engine.play import play
from lobbycard.engine.rules import Result
from lobbycard.engine.screen import Screen, called, listed, won
from tests.contract.subject import bots
from tests.contract.toy import HighCard

SCREEN = Screen({card.id: card for card in HighCard.cards})


def plain(lines: list[Line]) -> list[str]:
    return [line.plain for line in lines]


def test_a_table_shows_one_s_own_hand_and_counts_the_others() -> None:
    match = Match(HighCard(), ("ann", "bob"), seed=4)
    shown = plain(SCREEN.shown(match.view("ann")))
    own = [piece.card.name for piece in match.table.zone("hand", "ann")]
    [mine] = [line for line in shown if line.startswith("Hand of you: ")]
    assert sorted(mine.removeprefix("Hand of you: ").split(", ")) == sorted(own)
    assert f"Hand of Bob: {len(match.table.zone('hand', 'bob'))}" in shown


def test_a_match_is_told_to_its_end() -> None:
    match = Match(HighCard(), ("ann", "bob"), seed=4)
    play(match, bots(match, "random", 4))
    assert match.result is not None
    told = plain(SCREEN.story(match.log("ann"), match.view("ann")))
    assert len(told) == len(match.log("ann"))
    assert [line for line in told if "a card" in line] != []
    ending = plain(SCREEN.ending(match.view(None), match.result))
    assert ending[1:3] == [f"{called(player)}  {score}" for player, score in match.result.scores.items()]


@pytest.mark.parametrize(
    ("option", "label"),
    [
        (Option("pass"), "Pass"),
        (Option("bid n3"), "Bid Number 3"),
        (Option("bid n3#2"), "Bid Number 3 (2)"),
        (Option("raise n3 bob"), "Raise Number 3, Bob"),
        (Option("choose 1", "do \ue002this\ue03f"), "Do this"),
    ],
)
def test_an_option_is_told_by_its_label_or_its_key(option: Option, label: str) -> None:
    view = Match(HighCard(), ("ann", "bob")).view("ann")
    assert SCREEN.label(option, view).plain == label


def test_players_are_spoken_to_or_told_of() -> None:
    view = Match(HighCard(), ("ann", "bob")).view("ann")
    telling = Screen(SCREEN.cards)
    telling.speaks_to_you = False
    assert (SCREEN.name("ann", view), telling.name("ann", view)) == ("you", "Ann")


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ([], ""),
        (["Ray"], "Ray"),
        (["Ray", "Dana", "Kit"], "Ray, Dana and Kit"),
        (["Ray", "One, Two"], "Ray; and One, Two"),
        (["One, Two"], "One, Two"),
    ],
)
def test_names_are_listed(names: list[str], told: str) -> None:
    assert listed(names) == told


@pytest.mark.parametrize(
    ("winners", "told"), [(("ann",), "Ann wins."), (("ann", "player-2"), "Ann and Player 2 share the win.")]
)
def test_the_win_may_be_shared(winners: tuple[str, ...], told: str) -> None:
    assert won(Result({}, winners, "")).plain == told
