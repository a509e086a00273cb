"""Triggers and replacements: what wakes, what takes the place of an event, in which order, and where it ends."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from lobbycard.engine.decision import Flow
from lobbycard.engine.errors import EndlessError
from lobbycard.engine.event import As, Event
from lobbycard.engine.trigger import announce
from lobbycard.engine.verb import move
from tests.engine.room import Ear, Room, done, driven, ids


class Echo(Ear):
    """When a bell rings, it is heard."""

    listens: ClassVar[str] = "bell"

    def react(self, table: Any, event: Event) -> Flow[None]:
        yield from announce(table, Event("echo", self.source))


class Mourner(Ear):
    """When it is killed itself, it is mourned."""

    listens: ClassVar[str] = "killed"

    def hears(self, table: Any, event: Event) -> bool:
        return event.of is self.source

    def react(self, table: Any, event: Event) -> Flow[None]:
        yield from announce(table, Event("mourned", self.source, cause=self.source.zone.key))


class Shield(Ear):
    """Instead of being killed, cards come to their player's hand."""

    listens: ClassVar[str] = "killed"
    instead: ClassVar[bool] = True

    def react(self, table: Any, event: Event) -> Flow[None]:
        event.stop()
        yield from move(table, event.of, table.hands[event.of.controller], As("saved", self.source))


class Detour(Ear):
    """What is killed goes under the deck."""

    listens: ClassVar[str] = "killed"
    instead: ClassVar[bool] = True

    def react(self, table: Any, event: Event) -> Flow[None]:
        event.to = table.deck
        yield from ()


class Bell(Ear):
    """A bell that rings at its own sound."""

    listens: ClassVar[str] = "bell"

    def react(self, table: Any, event: Event) -> Flow[None]:
        yield from announce(table, Event("bell"))


@pytest.fixture
def room() -> Room:
    room = Room()
    room.ears = {"echo": [Echo], "other": [Echo], "mourner": [Mourner], "shield": [Shield], "detour": [Detour]}
    room.active = "bob"
    return room


def kinds(room: Room) -> list[Any]:
    return [(line.kind, line.of) for line in room.log]


def test_cards_in_play_listen_and_others_do_not(room: Room) -> None:
    inside, outside = room.slip("echo", room.plays["ann"]), room.slip("echo", room.hands["ann"])
    done(announce(room, Event("bell")))
    done(move(room, inside, room.pile))
    done(announce(room, Event("bell")))
    done(move(room, outside, room.plays["cy"]))
    done(announce(room, Event("bell")))
    assert [kind for kind, _ in kinds(room)] == ["bell", "echo", "moved", "bell", "moved", "bell", "echo"]


def test_a_card_hears_its_own_end(room: Room) -> None:
    piece = room.slip("mourner", room.plays["ann"])
    done(move(room, piece, room.pile, As("killed")))
    assert [(line.kind, line.cause) for line in room.log] == [("killed", ""), ("mourned", "pile")]


def test_a_replacement_takes_the_place_of_the_event(room: Room) -> None:
    room.slip("shield", room.plays["cy"])
    victim = room.slip("victim", room.plays["ann"])
    assert not done(move(room, victim, room.pile, As("killed")))
    assert (ids(room.hands["ann"]), ids(room.pile)) == (["victim"], [])
    assert kinds(room) == [("saved", "victim")]


def test_a_replacement_may_change_the_event(room: Room) -> None:
    room.slip("detour", room.plays["cy"])
    victim = room.slip("victim", room.plays["ann"])
    assert done(move(room, victim, room.pile, As("killed")))
    assert (ids(room.deck), kinds(room)) == (["victim"], [("killed", "victim")])


def test_of_different_replacements_the_cards_player_chooses_the_first(room: Room) -> None:
    room.slip("shield", room.plays["cy"])
    room.slip("detour", room.plays["cy"])
    victim = room.slip("victim", room.plays["ann"])
    _, asked = driven(move(room, victim, room.pile, As("killed")), "first detour")
    assert asked == ["ann order: first shield, first detour"]
    assert ids(room.hands["ann"]) == ["victim"]


def test_triggers_go_round_from_the_active_player(room: Room) -> None:
    for player in ("ann", "cy", "bob"):
        room.slip("echo", room.plays[player])
    done(announce(room, Event("bell")))
    sources = [piece.controller for piece in room.pieces]
    assert sources == ["ann", "cy", "bob"]
    assert [line.kind for line in room.log] == ["bell", "echo", "echo", "echo"]


def test_alike_triggers_are_not_asked_for_an_order_and_different_ones_are(room: Room) -> None:
    room.slip("echo", room.plays["ann"])
    room.slip("echo", room.plays["ann"])
    done(announce(room, Event("bell")))
    room.slip("other", room.plays["ann"])
    _, asked = driven(announce(room, Event("bell")), "first other")
    assert asked == ["ann order: first echo, first other"]
    assert [of for kind, of in kinds(room) if kind == "echo"] == ["echo", "echo", "other", "echo", "echo"]


def test_a_card_that_answers_itself_is_named(room: Room) -> None:
    room.ears["bell"] = [Bell]
    room.slip("bell", room.plays["ann"])
    with pytest.raises(EndlessError, match=r"'Bell' \(bell\) answers 'bell' without end"):
        done(announce(room, Event("bell")))
