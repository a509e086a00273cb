"""Keys: cards by id, twins by their places on the table."""

from __future__ import annotations

from lobbycard.engine.key import distinct
from lobbycard.engine.verb import move
from tests.engine.room import Room, done


def test_a_card_is_named_by_its_id_and_twins_by_their_places() -> None:
    room = Room()
    ours, theirs, other = (
        room.slip(*at) for at in (("twin", room.plays["bob"]), ("twin", room.plays["ann"]), ("one",))
    )
    assert room.keys([ours, other, theirs]) == ["twin#2", "one", "twin#1"]
    assert room.keys([ours]) == ["twin"]
    under = room.slip("twin", host=theirs)
    assert room.keys([under, ours]) == ["twin#1", "twin#2"]


def test_the_decks_order_tells_twins_apart_from_nothing() -> None:
    room = Room()
    first, second = room.slip("twin", room.hands["ann"]), room.slip("twin", room.hands["ann"])
    assert room.keys([first, second]) == ["twin#1", "twin#2"]
    done(move(room, first, room.hands["ann"]))
    assert room.keys([first, second]) == ["twin#2", "twin#1"]


def test_twins_in_one_hand_are_the_same_choice_and_in_play_they_are_not() -> None:
    room = Room()
    hand = [room.slip(name, room.hands["ann"]) for name in ("twin", "one", "twin")]
    play = [room.slip("twin", room.plays["ann"]) for _ in range(2)]
    assert distinct([*hand, *play]) == [hand[0], hand[1], *play]
