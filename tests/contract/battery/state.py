"""State: every card in one place, nothing kept where it doesn't belong."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from lobbycard.engine.bot import Seat
from lobbycard.engine.match import Match
from lobbycard.engine.run import Run
from lobbycard.engine.table import Table
from tests.contract.subject import NAMES, Subject, bots


def definitions_never_change(subject: Subject) -> int:
    """The cards' definitions are the same after many matches as before."""
    cards = {piece.id: piece.card for piece in subject.match(0).table.pieces}
    before = {name: repr(card) for name, card in cards.items()}
    for seed in range(20):
        subject.played(seed)
    assert {name: repr(card) for name, card in cards.items()} == before
    return 20


def names_of_players_do_not_matter(subject: Subject) -> int:
    """With other names in the same seats, the same seats make the same choices and the same things happen."""
    for seed in range(5):
        renamed = dict(zip(NAMES[: subject.usual], ("zack", "yves", "xena"), strict=False))
        one = subject.match(seed)
        other = Match(subject.rules(), tuple(renamed.values()), seed=seed)
        sitting = bots(one, "random", seed)
        while one.decision is not None and other.decision is not None:
            key = sitting[one.decision.player].choose(Seat(one, one.decision.player))
            at = one.decision.keys.index(key)
            one.choose(key)
            other.choose(other.decision.keys[at])
        assert translated(one.log(None), renamed) == json.dumps(other.log(None))
    return 5


def cards_are_in_one_place_and_nothing_outlives_them(subject: Subject) -> int:
    """At each decision and after each beat every card lies in one place, and what it brings to play is with it."""
    cases = 0
    for seed in range(3):
        total = len(subject.match(seed).table.pieces)
        for match in subject.walk(seed):
            conserved(match.table, total)
            cases += 1
        match.history.played(len(match.choices), match.table.chance.journal, swept)
    return cases


def conserved(table: Table, total: int) -> None:
    """Each card of the match is in one place, and knows where; what listens is in play."""
    places = Counter(piece.number for zone in table.zones.values() for piece in zone.everything())
    assert places == Counter(range(total))
    for zone in table.zones.values():
        assert all(piece.zone is zone and piece.host is None for piece in zone.pieces)
        assert all(under.host is piece and under.zone is zone for piece in zone.everything() for under in piece.under)
    listening = [listener.source for found in table.listeners.values() for listener in found]
    assert [source for source in listening if not source.live] == []


def swept(run: Run[Any]) -> None:
    """After a beat no modifier is left whose source isn't where it has to be."""
    modifiers = [one for found in run.table.modifiers.values() for one in found]
    assert [one.name for one in modifiers if not one.alive] == []
    conserved(run.table, len(run.table.pieces))


def translated(log: list[dict[str, Any]], names: dict[str, str]) -> str:
    """A log as text, with other names of players."""
    told = json.dumps(log)
    for name, other in names.items():
        told = told.replace(f'"{name}"', f'"{other}"').replace(f'.{name}"', f'.{other}"')
    return told
