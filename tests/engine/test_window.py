"""Windows: who is asked when, what happens first, and where it ends."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from lobbycard.engine.decision import Flow, Option
from lobbycard.engine.errors import EndlessError
from lobbycard.engine.event import Event
from lobbycard.engine.trigger import announce
from lobbycard.engine.window import window
from tests.engine.room import Room, done, driven


class Hands:
    """Each player may say words from a hand of them."""

    def __init__(self, room: Room, **words: str) -> None:
        self.room = room
        self.words = {player: said.split() for player, said in words.items()}

    def may(self, player: str) -> Sequence[Option]:
        return [Option(word, value=word) for word in self.words.get(player, ())]

    def act(self, player: str, word: str) -> Flow[None]:
        self.words[player].remove(word)
        yield from announce(self.room, Event(word, player))

    def answered(self, player: str, word: str) -> Flow[None]:
        self.words[player].remove(word)
        yield from window(self.room, "answer", may=self.may, act=self.answered, first=player)
        yield from announce(self.room, Event(word, player))


@pytest.fixture
def room() -> Room:
    room = Room()
    room.active = "bob"
    return room


def said(room: Room) -> list[str]:
    return [f"{line.of} {line.kind}" for line in room.log]


def test_the_active_player_is_first_and_the_others_follow_in_seat_order(room: Room) -> None:
    hands = Hands(room, ann="a", bob="b", cy="c")
    _, asked = driven(window(room, "talk", may=hands.may, act=hands.act), "pass", "pass", "pass")
    assert asked == ["bob talk: b, pass", "cy talk: c, pass", "ann talk: a, pass"]


def test_it_ends_when_all_pass_in_a_row(room: Room) -> None:
    hands = Hands(room, ann="a1 a2", cy="c")
    _, asked = driven(window(room, "talk", may=hands.may, act=hands.act, first="cy"), "pass", "a1", "c", "a2")
    assert said(room) == ["ann a1", "cy c", "ann a2"]
    assert len(asked) == 4


def test_who_is_out_is_not_asked(room: Room) -> None:
    room.out.append("bob")
    hands = Hands(room, ann="a", bob="b", cy="c")
    driven(window(room, "talk", may=hands.may, act=hands.act, first="cy"), "c", "a")
    assert said(room) == ["cy c", "ann a"]


def test_answers_come_last_in_first_out(room: Room) -> None:
    hands = Hands(room, ann="stop", bob="hit", cy="no")
    driven(window(room, "play", may=hands.may, act=hands.answered), "hit", "no", "stop")
    assert said(room) == ["ann stop", "cy no", "bob hit"]


def test_it_is_over_when_its_matter_is(room: Room) -> None:
    hands = Hands(room, bob="b", cy="c")
    driven(window(room, "talk", may=hands.may, act=hands.act, over=lambda: bool(room.log)), "b")
    assert said(room) == ["bob b"]


def test_a_window_without_end_names_what_repeats(room: Room) -> None:
    def act(player: str, word: str) -> Flow[None]:
        yield from ()

    hands = Hands(room, bob="boast")
    flow = window(room, "talk", may=hands.may, act=act)
    with pytest.raises(EndlessError, match=r"window 'talk' doesn't end after 500 acts: 'boast' 501 times"):
        driven(flow, *["boast"] * 501)


def test_answers_to_answers_go_only_so_deep(room: Room) -> None:
    def act(player: str, word: str) -> Flow[None]:
        yield from window(room, "reply", may=hands.may, act=act, first=player)

    hands = Hands(room, bob="but")
    with pytest.raises(EndlessError, match="window 'reply': answers to answers go 40 deep"):
        driven(window(room, "talk", may=hands.may, act=act), *["but"] * 40)


def test_the_depth_is_counted_back(room: Room) -> None:
    for _ in range(100):
        done(window(room, "talk", may=lambda _: [], act=Hands(room).act))
    assert room.depth == 0
