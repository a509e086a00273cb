"""Views: what a player may know, and worlds that look the same to them."""

from __future__ import annotations

from typing import Any

from lobbycard.engine.verb import look, reveal
from lobbycard.engine.view import redeal, view
from tests.engine.room import Room, done, ids


def full_room() -> Room:
    room = Room()
    for number in range(6):
        room.slip(f"deck{number}")
    for player in room.players:
        room.slip(f"{player}-b", room.hands[player])
        room.slip(f"{player}-a", room.hands[player])
    hero = room.slip("hero", room.plays["ann"])
    room.slip("hat", host=hero)
    hero.flags["asleep"] = True
    return room


def zones(room: Room, player: str | None) -> Any:
    return view(room, player)["zones"]


def test_a_hand_is_its_owners_and_stands_by_id() -> None:
    room = full_room()
    assert zones(room, "ann")["hand"] == {
        "ann": {"count": 2, "cards": [{"card": "ann-a"}, {"card": "ann-b"}]},
        "bob": {"count": 2},
        "cy": {"count": 2},
    }
    assert zones(room, None)["hand"]["ann"] == {"count": 2}


def test_what_is_in_play_is_everyones_with_what_lies_under_it() -> None:
    shown = {"count": 1, "cards": [{"card": "hero", "flags": {"asleep": True}, "under": [{"card": "hat"}]}]}
    room = full_room()
    assert [zones(room, player)["play"]["ann"] for player in ("bob", None)] == [shown, shown]


def test_known_cards_are_shown_with_their_place_where_the_order_counts() -> None:
    room = full_room()
    done(look(room, "ann", room.deck.pieces[1:3]))
    done(reveal(room, room.hands["bob"].pieces[:1]))
    assert zones(room, "ann")["deck"] == {"count": 6, "known": [[1, "deck1"], [2, "deck2"]]}
    assert zones(room, "bob")["deck"] == {"count": 6}
    assert zones(room, "ann")["hand"]["bob"] == {"count": 2, "known": ["bob-b"]}
    assert zones(room, None)["hand"]["bob"] == {"count": 2}


def test_dealing_anew_moves_exactly_what_is_hidden() -> None:
    room = full_room()
    done(look(room, "ann", room.deck.pieces[1:2]))
    before, hidden = view(room, "ann"), sorted(piece.id for piece in room.pieces if not piece.seen_by("ann"))
    decks = set()
    for seed in range(30):
        redeal(room, "ann", seed)
        assert view(room, "ann") == before
        assert sorted(piece.id for piece in room.pieces if not piece.seen_by("ann")) == hidden
        decks.add(tuple(ids(room.deck)))
    assert len(decks) > 20
    assert {deck[1] for deck in decks} == {"deck1"}


def test_cards_of_one_owner_stay_among_themselves() -> None:
    room = Room(("ann", "bob"))
    for player in room.players:
        for number in range(4):
            piece = room.slip(f"{player}{number}", room.hands[player])
            piece.owner = player
    for seed in range(10):
        redeal(room, None, seed)
        assert [{piece.id[:-1] for piece in hand} for hand in room.hands.values()] == [{"ann"}, {"bob"}]


def test_the_chance_to_come_is_another() -> None:
    rolls = []
    for seed in range(8):
        room = full_room()
        redeal(room, "ann", seed)
        rolls.append(tuple(room.chance.die(6) for _ in range(8)))
    assert len(set(rolls)) == 8
