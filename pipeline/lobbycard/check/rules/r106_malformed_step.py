"""A step of a scenario is none of the things that a step can be.

A player makes a move or several (`ray: attack killer-pimp dana`), or something is told of the table: `expect` what
stands at paths of the view, `expect_for` what one player sees, `offers` moves to players, `refuses` a move.

Bad:

    - expect: attack.as 7
    - refuses: {rule: BBB-TRN-06}

Good:

    - expect: {attack.as: 7}
    - refuses: {amanda: attack killer-pimp dana, rule: BBB-TRN-06}
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import scenarios
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)
MOVES = "a move such as 'play riot', or a list of moves"


def is_moves(value: Any) -> bool:
    """Whether a value is one move or several."""
    moves = value if isinstance(value, list) else [value]
    return bool(moves) and all(isinstance(move, str) and move.strip() for move in moves)


def is_told(value: Any) -> bool:
    """Whether a value is a map that says something."""
    return isinstance(value, dict) and bool(value)


def is_refusal(value: Any) -> bool:
    """Whether a value is one player's move and perhaps the rule that refuses it."""
    players = value.keys() - {"rule"} if isinstance(value, dict) else ()
    return len(players) == 1 and all(isinstance(each, str) and each.strip() for each in value.values())


FORMS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "expect": (is_told, "paths of the view with what is there: {movies.dana.ds: 7}"),
    "expect_for": (
        lambda value: is_told(value) and all(map(is_told, value.values())),
        "players with paths of their view: {ray: {hand: [riot]}}",
    ),
    "offers": (
        lambda value: is_told(value) and all(map(is_moves, value.values())),
        'players with moves: {ray: ["play riot"]}',
    ),
    "refuses": (is_refusal, "one player's move, and the rule: {ray: play riot, rule: BBB-TRN-02}"),
}


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each step that has not one key, and each value that can't stand behind its key."""
    for entry in scenarios(content):
        for at, step in enumerate(entry.model.play):
            if len(step) != 1:
                has = f"has {len(step)} keys" if step else "is empty"
                place = entry.place("play", at)
                yield Problem(FAULT, f"a step has one key, and this one {has}", place, "make several steps of it")
            for key, value in step.items():
                is_sound, wanted = FORMS.get(key, (is_moves, MOVES))
                if not is_sound(value):
                    place = entry.place("play", at, key)
                    yield Problem(FAULT, f"this can't stand behind {key!r}", place, f"expected {wanted}")


RULE = Rule(FAULT, check, scenarios)
