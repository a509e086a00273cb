"""Verbs: what lies where afterwards, what the log keeps, and who may know."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from lobbycard.engine.event import As
from lobbycard.engine.verb import attach, draw, flag, look, move, reorder, reveal, shuffle
from tests.engine.room import Ear, Room, done, ids


@pytest.fixture
def room() -> Room:
    return Room()


def told(room: Room, player: str | None = None) -> list[dict[str, Any]]:
    return [line.told(player) for line in room.log]


def test_a_card_moves_to_the_end_or_on_top(room: Room) -> None:
    one, two, three = (room.slip(name) for name in ("one", "two", "three"))
    assert done(move(room, one, room.pile))
    assert done(move(room, two, room.pile))
    assert done(move(room, three, room.pile, top=True))
    assert (ids(room.pile), ids(room.deck)) == (["three", "one", "two"], [])


def test_a_move_is_told_in_the_games_words(room: Room) -> None:
    piece = room.slip("riot", room.hands["ann"])
    done(move(room, piece, room.pile, As("discarded", "ann", "attack")))
    expected = {"kind": "discarded", "of": "riot", "by": "ann", "cause": "attack", "from": "hand.ann", "to": "pile"}
    assert told(room) == [expected]


@pytest.mark.parametrize(("player", "of"), [("ann", "riot"), ("bob", "card"), (None, "card")])
def test_only_who_sees_a_drawn_card_reads_which_it_was(room: Room, player: str | None, of: str) -> None:
    room.slip("riot")
    assert done(draw(room, 1, room.deck, room.hands["ann"])) == 1
    expected = {"kind": "drawn", "of": of, "by": "ann", "from": "deck", "to": "hand.ann"}
    assert told(room, player) == [expected]


def test_draw_takes_what_is_left(room: Room) -> None:
    room.slip("one")
    room.slip("two")
    assert done(draw(room, 3, room.deck, room.hands["bob"])) == 2
    assert ids(room.hands["bob"]) == ["one", "two"]


def test_a_card_that_leaves_and_returns_is_another_object(room: Room) -> None:
    piece = room.slip("one", room.plays["ann"])
    life = piece.life
    done(flag(room, piece, "asleep", True))
    done(move(room, piece, room.hands["ann"]))
    done(move(room, piece, room.plays["bob"]))
    assert piece.life == life + 2
    assert (piece.flags, piece.controller) == ({}, "bob")


def test_what_lies_under_a_card_falls_with_it(room: Room) -> None:
    host = room.slip("host", room.plays["ann"])
    hat, pin = room.slip("hat", host=host), room.slip("gem", room.hands["ann"])
    done(attach(room, pin, hat))
    assert (ids(host.stack()), pin.live) == (["host", "hat", "gem"], True)
    done(move(room, host, room.pile, As("killed", cause="attack")))
    assert ids(room.pile) == ["gem", "hat", "host"]
    assert (host.under, hat.under, hat.host, pin.host) == ([], [], None, None)
    assert [line["cause"] for line in told(room)[1:]] == ["attack"] * 3


def test_what_lies_under_a_card_stays_with_it_from_play_to_play(room: Room) -> None:
    host = room.slip("host", room.plays["ann"])
    hat = room.slip("hat", host=host)
    done(move(room, host, room.plays["bob"]))
    assert (hat.host, hat.zone, hat.controller) == (host, room.plays["bob"], "bob")


def test_a_card_given_to_another_in_one_zone_stays_the_same_object(room: Room) -> None:
    first, second = room.slip("first", room.plays["ann"]), room.slip("second", room.plays["ann"])
    hat = room.slip("hat", host=first)
    life = hat.life
    done(attach(room, hat, second))
    assert (hat.host, hat.life, first.under) == (second, life, [])


def test_a_revealed_card_is_known_until_it_moves_or_is_shuffled(room: Room) -> None:
    first, second = room.slip("first"), room.slip("second")
    done(reveal(room, [first], "ann"))
    done(look(room, "bob", [second]))
    assert [piece.seen_by("cy") for piece in (first, second)] == [True, False]
    assert [piece.seen_by("bob") for piece in (first, second)] == [True, True]
    assert [line["of"] for line in told(room, "cy")] == ["first", "card"]
    done(shuffle(room, room.deck))
    assert [piece.seen_by("bob") for piece in (first, second)] == [False, False]


def test_cards_are_put_in_another_order(room: Room) -> None:
    one, _, three = (room.slip(name) for name in ("one", "two", "three"))
    done(reorder(room, [three, one], "ann"))
    assert ids(room.deck) == ["three", "one", "two"]
    assert told(room) == [{"kind": "reordered", "of": "deck", "by": "ann", "to": "deck", "count": 2}]


def test_a_flag_is_an_event_and_can_be_kept_off(room: Room) -> None:
    class Stubborn(Ear):
        listens: ClassVar[str] = "asleep"
        instead: ClassVar[bool] = True

        def react(self, table: Any, event: Any) -> Any:
            event.stop()
            yield from ()

    room.ears["owl"] = [Stubborn]
    lark, owl = room.slip("lark", room.plays["ann"]), None
    assert done(flag(room, lark, "asleep", True, As("asleep", "bob")))
    assert (lark.flags, told(room)) == ({"asleep": True}, [{"kind": "asleep", "of": "lark", "by": "bob"}])
    assert done(flag(room, lark, "asleep", None, As("awake")))
    owl = room.slip("owl", room.plays["bob"])
    assert not done(flag(room, owl, "asleep", True))
    assert (lark.flags, owl.flags) == ({}, {})
