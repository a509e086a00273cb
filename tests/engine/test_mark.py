"""Marks and digests: the whole state, nothing shared but what never changes."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from lobbycard.engine.digest import digest, state
from lobbycard.engine.event import Event
from lobbycard.engine.mark import Mark
from lobbycard.engine.modifier import Change, Fixed
from lobbycard.engine.trigger import announce
from lobbycard.engine.verb import draw, move
from tests.engine.room import Room, done, ids


def busy_room() -> Room:
    room = Room()
    hero = room.slip("hero", room.plays["ann"])
    room.slip("hat", host=hero)
    room.slip("card")
    room.modify(Fixed(Change.ADD, "strength", hero, [hero], 2))
    done(announce(room, Event("begun")))
    room.chance.die(6)
    return room


def test_a_copy_is_equal_and_its_own() -> None:
    room = busy_room()
    copy = Mark(room).copy()
    assert (digest(copy), state(copy)) == (digest(room), state(room))
    assert copy.value(copy.pieces[0], "strength") == room.value(room.pieces[0], "strength") == 3
    done(draw(copy, 1, copy.deck, copy.hands["bob"]))
    done(move(copy, copy.pieces[0], copy.pile))
    copy.chance.die(6)
    assert (ids(room.deck), ids(room.plays["ann"]), len(room.log)) == (["card"], ["hero"], 1)
    assert digest(copy) != digest(room)


def test_cards_and_the_numbers_of_chance_are_shared() -> None:
    room = busy_room()
    copy = Mark(room).copy()
    assert copy.pieces[0].card is room.pieces[0].card
    assert [room.chance.die(6) for _ in range(9)] == [copy.chance.die(6) for _ in range(9)]


def test_a_function_in_the_state_is_refused() -> None:
    room = busy_room()
    vars(room)["hook"] = lambda: None
    with pytest.raises((pickle.PicklingError, AttributeError), match="lambda"):
        Mark(room)


CHANGES: dict[str, Callable[[Any], Any]] = {
    "flag": lambda room: room.pieces[0].flags.update(asleep=True),
    "own field": lambda room: room.points.update(ann=1),
    "draw": lambda room: room.chance.die(6),
    "order": lambda room: room.deck.pieces.reverse(),
    "modifier": lambda room: room.expire(""),
    "turn": lambda room: setattr(room, "turn", 4),
    "known": lambda room: setattr(room.pieces[1], "known", ("ann",)),
    "set": lambda room: room.crowd.add("cy"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_whatever_changes_the_state_changes_its_digest(name: str) -> None:
    def made() -> Any:
        room: Any = busy_room()
        room.slip("last")
        room.points, room.crowd = {"ann": 0}, {"ann", "bob"}
        return room

    room = made()
    assert digest(room) == digest(made())
    CHANGES[name](room)
    assert digest(room) != digest(made())
