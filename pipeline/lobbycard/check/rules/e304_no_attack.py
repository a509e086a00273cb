"""An ability is about an attack, and may be used when there is none.

The attack, its players and the attacked Movie exist in the windows, moments and events of an attack alone. At any
time means while there is no attack too.

Bad:

    - play: any-time
      effects: [{do: stop, target: attack}]

Good:

    - play: attack
      effects: [{do: stop, target: attack}]
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import THINGS, Path, abilities, lists_of, own_parts, words_of
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem
from lobbycard.effects.grammar.part import Part

FAULT = fault(__name__, __doc__)
ATTACK = frozenset({"attack", "attacks", "attacked", "attacker", "defender"})
SPOKEN = (*THINGS, "Place", "Kind", "Until", "Player", "Chooser")
HINT = "open it in an attack's window, or with an attack's event"


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each word about an attack where there may be none."""
    for ability in abilities(content):
        if not any(about_attack(word) for word in ability.words):
            continue
        openings = [word for _, word in words_of(ability.shell, "Opening", "Trigger")]
        elsewhere = next((word for word in openings if not about_attack(word)), "")
        for path, word, when in outside(ability.shell, (), elsewhere):
            told = f"{ability.holder}: {word!r} needs an attack, and in {when!r} there may be none"
            yield Problem(FAULT, told, ability.place(path), HINT)


def about_attack(word: str) -> bool:
    """Whether a key of the game's words speaks of an attack."""
    return not ATTACK.isdisjoint(word.split("-"))


def outside(part: Part, path: Path, when: str) -> Iterator[tuple[Path, str, str]]:
    """The words about an attack in a part that is used at `when`; nothing is outside where that is ''."""
    if when:
        for inner, own in own_parts(part, path):
            words = words_of(own, *SPOKEN)
            yield from (((*inner, *key), word, when) for key, word in words if about_attack(word))
    for moment in (word for _, word in words_of(part, "Moment")):
        when = "" if about_attack(moment) else moment
    for key, effects in lists_of(part):
        for at, effect in enumerate(effects):
            yield from outside(effect, (*path, *key, at), when)


RULE = Rule(FAULT, check, abilities)
