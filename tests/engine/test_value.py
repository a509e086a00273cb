"""Values: printed, set, added, multiplied, clamped; while a condition holds; until the source has gone."""

from __future__ import annotations

from typing import Any

import pytest

from lobbycard.engine.errors import UnstableError
from lobbycard.engine.event import As
from lobbycard.engine.modifier import FOREVER, WHILE_IN_PLAY, Change, Fixed, Lasting, Modifier
from lobbycard.engine.piece import Piece
from lobbycard.engine.value import sweep
from lobbycard.engine.verb import move
from tests.engine.room import Room, done


class Aura(Modifier):
    """Everybody in play gets 1, while at least (or less than) so strong a card is there."""

    __slots__ = ("at_least", "size")
    conditional = True

    def __init__(self, source: Piece, size: int, at_least: int) -> None:
        super().__init__(Change.ADD, "strength", source, WHILE_IN_PLAY)
        self.size = size
        self.at_least = at_least

    def holds(self, table: Room) -> bool:
        assert self.source is not None
        return table.value(self.source, "strength") >= self.at_least

    def applies(self, table: Any, thing: Any, by: Any = None) -> bool:
        return True

    def amount(self, table: Any, thing: Any) -> int:
        return self.size


class Envy(Aura):
    """Holds while another one doesn't."""

    __slots__ = ("rival",)
    rival: Piece

    def holds(self, table: Room) -> bool:
        return table.value(self.rival, "strength") < 5

    def applies(self, table: Any, thing: Any, by: Any = None) -> bool:
        return thing is self.source


class Tail(Modifier):
    """As much again as the card has already."""

    __slots__ = ()

    def applies(self, table: Any, thing: Any, by: Any = None) -> bool:
        return True

    def amount(self, table: Any, thing: Any) -> int:
        return int(table.value(thing, "strength"))


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def piece(room: Room) -> Piece:
    return room.slip("gun", room.plays["ann"], strength=7)


def changed(room: Room, piece: Piece, change: Change, size: int, lasting: Lasting = FOREVER) -> None:
    room.modify(Fixed(change, "strength", piece, [piece], size, lasting))


def test_a_value_is_printed_until_something_changes_it(room: Room, piece: Piece) -> None:
    assert (room.value(piece, "strength"), room.value(piece, "charm")) == (7, 0)


def test_changes_add_and_multiply_in_the_order_in_which_they_came(room: Room, piece: Piece) -> None:
    changed(room, piece, Change.ADD, 7)
    changed(room, piece, Change.MULTIPLY, 2)
    assert room.value(piece, "strength") == 28
    changed(room, piece, Change.ADD, 1)
    assert room.value(piece, "strength") == 29
    changed(room, piece, Change.SET, 0)
    assert room.value(piece, "strength") == 15


def test_a_value_keeps_within_its_limits(room: Room, piece: Piece) -> None:
    room.modify(Fixed(Change.ADD, "nerve", piece, [piece], 9))
    assert room.value(piece, "nerve") == 3
    room.modify(Fixed(Change.ADD, "nerve", piece, [piece], -20))
    assert room.value(piece, "nerve") == 0


def test_a_change_lasts_until_its_word_and_for_its_player(room: Room, piece: Piece) -> None:
    for player in ("ann", "bob"):
        changed(room, piece, Change.ADD, 1, Lasting("your-turn", player))
    changed(room, piece, Change.ADD, 10, Lasting("end-of-attack"))
    room.expire("your-turn", "ann")
    assert room.value(piece, "strength") == 18
    room.expire("end-of-attack")
    assert room.value(piece, "strength") == 8
    room.expire("your-turn")
    assert (room.value(piece, "strength"), room.modifiers) == (7, {})


def test_a_bound_change_ends_with_its_source_and_does_not_come_back(room: Room, piece: Piece) -> None:
    source = room.slip("dancer", room.plays["ann"])
    room.modify(Fixed(Change.ADD, "strength", source, [piece], 5, WHILE_IN_PLAY))
    room.modify(Fixed(Change.ADD, "strength", source, [piece], 1))
    assert room.value(piece, "strength") == 13
    done(move(room, source, room.hands["ann"]))
    assert room.value(piece, "strength") == 8
    done(move(room, source, room.plays["ann"]))
    assert room.value(piece, "strength") == 8
    assert len(room.modifiers["strength"]) == 2
    sweep(room)
    assert len(room.modifiers["strength"]) == 1


def test_a_card_that_left_and_returned_is_not_the_one_that_was_changed(room: Room, piece: Piece) -> None:
    changed(room, piece, Change.ADD, 5)
    done(move(room, piece, room.hands["ann"], As("discarded")))
    done(move(room, piece, room.plays["ann"]))
    assert room.value(piece, "strength") == 7


def test_traits_and_bans_are_modifiers_too(room: Room, piece: Piece) -> None:
    room.modify(Fixed(Change.TRAIT, "cool", piece, [piece], lasting=Lasting("end-of-turn")))
    room.modify(Fixed(Change.FORBID, "be-killed", piece, [piece], lasting=Lasting("end-of-turn")))
    other = room.slip("other", room.plays["bob"])
    assert (room.traits(piece), room.traits(other)) == (("soul", "cool"), ("soul",))
    assert [room.has_trait(piece, trait) for trait in ("soul", "cool", "swarm")] == [True, True, False]
    assert [room.forbidden("be-killed", each) for each in (piece, other)] == [True, False]
    room.expire("end-of-turn")
    assert (room.traits(piece), room.forbidden("be-killed", piece)) == (("soul",), False)


def test_conditions_settle_on_what_they_change(room: Room) -> None:
    weak, strong = room.slip("weak", room.plays["ann"], strength=1), room.slip("strong", room.plays["bob"], strength=4)
    room.modify(Aura(weak, 1, at_least=2))
    assert room.value(weak, "strength") == 1
    room.modify(Aura(strong, 1, at_least=4))
    assert (room.value(weak, "strength"), room.value(strong, "strength")) == (3, 6)
    done(move(room, strong, room.pile))
    assert room.value(weak, "strength") == 1


def test_a_condition_counts_for_what_outlasts_its_source_too(room: Room) -> None:
    source = room.slip("weak", room.plays["ann"], strength=1)
    aura = Aura(source, 5, at_least=2)
    aura.lasting = Lasting("end-of-turn")
    room.modify(aura)
    assert room.value(source, "strength") == 1
    changed(room, source, Change.ADD, 1)
    assert room.value(source, "strength") == 7


def test_what_depends_on_itself_without_a_condition_is_named(room: Room) -> None:
    source = room.slip("snake", room.plays["ann"])
    room.modify(Tail(Change.ADD, "strength", source, WHILE_IN_PLAY))
    with pytest.raises(UnstableError, match="the 'strength' of 'snake' depends on itself"):
        room.value(source, "strength")


def test_what_holds_does_not_depend_on_when_it_is_looked_at(room: Room) -> None:
    other = Room()
    for each, looks in ((room, True), (other, False)):
        for name, strength in (("weak", 1), ("strong", 4)):
            source = each.slip(name, each.plays["ann"], strength=strength)
            each.modify(Aura(source, 1, at_least=2))
            if looks:
                each.value(source, "strength")
    values = [[each.value(piece, "strength") for piece in each.pieces] for each in (room, other)]
    assert values[0] == values[1] == [3, 6]


def test_two_that_switch_one_another_off_are_named(room: Room) -> None:
    first, second = (room.slip(name, room.plays["ann"], strength=1) for name in ("cain", "abel"))
    for source, rival in ((first, second), (second, first)):
        envy = Envy(source, 9, 0)
        envy.rival = rival
        room.modify(envy)
    with pytest.raises(UnstableError, match=r"without end: 'Abel' \(abel\), 'Cain' \(cain\)"):
        room.value(first, "strength")
