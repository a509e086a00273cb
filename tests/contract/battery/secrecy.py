"""Secrecy: nobody learns what the rules hide, from view, log, options or bots."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

from lobbycard.engine.bot import Greedy, Seat
from lobbycard.engine.decision import Player
from lobbycard.engine.match import Match
from lobbycard.engine.piece import Piece
from lobbycard.engine.table import Table
from tests.contract.subject import Subject

# How many choices two worlds are compared for.
FAR = 8


def what_is_hidden_can_be_dealt_anew(subject: Subject) -> int:
    """What a player and their bot know is the same when the hidden cards are dealt anew, and the cards do change."""
    cases = 0
    for at, match in enumerate(subject.walk(5)):
        if at % 7:
            continue
        assert match.decision is not None
        player = match.decision.player
        seen = known(match, player)
        worlds = [match.imagined(player, seed) for seed in range(16)]
        for world in worlds:
            assert known(world, player) == seen
            assert Greedy(at).choose(Seat(world, player)) == Greedy(at).choose(Seat(match, player))
            cases += 1
        assert len({hidden(world.table, player) for world in worlds}) > 1 or not varied(match.table, player)
    return cases


def hidden_cards_leave_no_trace(subject: Subject) -> int:
    """Two hidden cards change places: as long as play is alike and they see neither, nobody can tell."""
    cases = 0
    for at, match in enumerate(subject.walk(6)):
        if at % 8:
            continue
        for player in (None, *match.players):
            for swapped in pairs(match.table, player):
                cases += swapped_without_trace(match, player, swapped)
    return cases


def secret_choices_are_secret(subject: Subject) -> int:
    """Whatever one answers to a secret decision, the others see the same until all have answered."""
    cases = 0
    for match in subject.walk(7):
        assert match.decision is not None
        chooser, open_before = match.decision.player, match._run.answers is not None
        if not open_before:
            continue
        after = []
        for key in match.decision.keys:
            fork = match.fork()
            fork.choose(key)
            if fork._run.answers is not None:
                others = [player for player in (None, *match.players) if player != chooser]
                after.append(text([known(fork, player) for player in others]))
        assert len(set(after)) <= 1
        cases += len(after)
    return cases


def swapped_without_trace(match: Match[Any], player: Player | None, swapped: tuple[int, int]) -> int:
    """Compare the world as it is with the one in which two pieces have each other's cards, as long as play is alike."""
    worlds = [match.fork(), match.fork()]
    first, second = (worlds[1].table.pieces[at] for at in swapped)
    first.card, second.card = second.card, first.card
    worlds[1].table.version += 1
    cases = 0
    while True:
        assert text(known(worlds[0], player)) == text(known(worlds[1], player))
        cases += 1
        if cases > FAR or not stepped_alike(worlds) or shown(worlds, player, swapped):
            return cases


def stepped_alike(worlds: list[Match[Any]]) -> bool:
    """Take the last option that both worlds offer; whether they still ask the same of the same player."""
    if not asked_alike(worlds):
        return False
    offered = [world.decision.keys for world in worlds if world.decision is not None]
    keys = [key for key in offered[0] if key in offered[1]]
    if keys:
        for world in worlds:
            world.choose(keys[-1])
    places = [[piece.zone.key for piece in world.table.pieces] for world in worlds]
    return bool(keys) and asked_alike(worlds) and places[0] == places[1]


def asked_alike(worlds: list[Match[Any]]) -> bool:
    """Whether two worlds ask the same of the same player; where play depends on the cards they part openly."""
    asked = [(world.decision.player, world.decision.kind) for world in worlds if world.decision is not None]
    return len(asked) == 2 and asked[0] == asked[1]


def shown(worlds: list[Match[Any]], player: Player | None, swapped: tuple[int, int]) -> bool:
    """Whether a player has come to see one of the two cards."""
    return any(world.table.pieces[at].seen_by(player) for world in worlds for at in swapped)


def pairs(table: Table, player: Player | None) -> list[tuple[int, int]]:
    """A few pairs of different cards that a player doesn't see, the top of each zone first."""
    tops = [piece for zone in table.zones.values() for piece in zone.pieces[:2] if not piece.seen_by(player)]
    found = [
        (one.number, other.number)
        for one, other in combinations(tops, 2)
        if one.card is not other.card and table.shuffled_with(one) == table.shuffled_with(other)
    ]
    return found[:3]


def known(match: Match[Any], player: Player | None) -> tuple[Any, ...]:
    """All that reaches a player."""
    return match.view(player), match.log(player)


def hidden(table: Table, player: Player | None) -> tuple[str, ...]:
    """The cards that a player doesn't see, by piece."""
    return tuple(piece.id for piece in unseen(table, player))


def varied(table: Table, player: Player | None) -> bool:
    """Whether the hidden cards could lie otherwise."""
    groups: dict[Any, set[str]] = {}
    for piece in unseen(table, player):
        groups.setdefault(table.shuffled_with(piece), set()).add(piece.id)
    return any(len(ids) > 1 for ids in groups.values())


def unseen(table: Table, player: Player | None) -> list[Piece]:
    """The pieces that a player doesn't see."""
    return [piece for piece in table.pieces if not piece.seen_by(player)]


def text(data: Any) -> str:
    """Plain data as text, to compare byte by byte."""
    return json.dumps(data, ensure_ascii=False)
