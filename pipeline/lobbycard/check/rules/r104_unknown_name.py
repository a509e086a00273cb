"""A scenario names something that is no card, no deck, no player and no word of the game.

A card may be written with the number of its twin: `riot#2`.

Bad:

    given: {players: {ray: {hand: [killer-pmip]}}}

Good:

    given: {players: {ray: {hand: [killer-pimp]}}}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import scenarios, words
from lobbycard.content.content import Content
from lobbycard.content.documents.scenario import ScenarioDocument
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)
Named = Iterator[tuple[tuple[str | int, ...], str]]


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each name in the position and in the players' moves that nothing has."""
    known = {*content.card_ids, *content.decks, *(key for _, key, _ in words(content))} if scenarios(content) else set()
    for entry in scenarios(content):
        names = known.union(entry.model.players)
        for path, name in named(entry.model):
            if name.partition("#")[0] not in names and not name.isdigit():
                hint = did_you_mean(name.partition("#")[0], names)
                yield Problem(FAULT, f"{name!r} is no card, player or word of the game", entry.place(*path), hint)


def named(scenario: ScenarioDocument) -> Named:
    """The names in the position, and those after the verb of each move."""
    yield from texts(scenario.given, ("given",))
    for at, step in enumerate(scenario.play):
        for key, moves in step.items():
            if key in scenario.players:
                yield from moved(moves, ("play", at, key))
            elif key in ("offers", "refuses") and isinstance(moves, Mapping):
                for player in moves.keys() & set(scenario.players):
                    yield from moved(moves[player], ("play", at, key, player))


def moved(moves: Any, path: tuple[str | int, ...]) -> Named:
    """The names in one move or several: all words but the first."""
    for where, move in texts(moves, path):
        yield from ((where, word) for word in move.split()[1:])


def texts(node: Any, path: tuple[str | int, ...]) -> Named:
    """Every text in plain data, with its path."""
    if isinstance(node, str):
        yield path, node
    elif isinstance(node, Mapping):
        for key, value in node.items():
            if key != "title":  # words that people made up
                yield from texts(value, (*path, key))
    elif isinstance(node, list):
        for at, value in enumerate(node):
            yield from texts(value, (*path, at))


RULE = Rule(FAULT, check, scenarios, absent_from=("cards",))
