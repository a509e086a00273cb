"""An ability looks for something in a place where it never is, so that it never finds it.

Which kinds of card lie in a zone stands in game.yaml, under `holds`; a zone without it may hold any card. Attacks,
Movies and the like are no cards and lie in no zone.

Bad:

    target: {kind: creature, in: this-movie}

Good:

    target: {kind: character, in: this-movie}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import abilities
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each kind that never lies in the place beside it."""
    never = impossible(content)
    zones = {zone for _, zone in never}
    for ability in abilities(content):
        for path, part in ability.parts:
            held = part.__dict__
            place, kind = held.get("in_") or "", held.get("kind") or ""
            zone = place.partition("-")[2]
            if zone in zones and (kind, zone) in never:
                what = content.words.label("kinds", kind)
                where = "on a side" if zone == "side" else f"in a {content.words.label('zones', zone)}"
                told = f"{ability.holder}: no {what} is ever {where}"
                yield Problem(FAULT, told, ability.place((*path, "in")), hint(content, kind, zone))


def impossible(content: Content) -> set[tuple[str, str]]:
    """The kinds and zones that don't go together; what is no card lies in no zone, nor on a side.

    A zone that is said to hold an unknown kind may mean any.
    """
    cards = {kind.kind for kind in content.game.kinds}
    kinds, zones = content.words.family("kinds"), content.words.family("zones")
    things = {(kind, zone) for kind in kinds.keys() - {*cards, "card"} for zone in (*zones, "side")}
    told = {zone: set(word.holds) for zone, word in zones.items() if word.holds is not None}
    return things | {(kind, zone) for zone, holds in told.items() if holds <= cards for kind in cards - holds}


def hint(content: Content, kind: str, zone: str) -> str:
    """What lies there, where that is told."""
    word = content.words.family("zones").get(zone)
    return f"what is there: {', '.join(word.holds)}" if word and word.holds else f"leave 'in' out beside {kind!r}"


RULE = Rule(FAULT, check, abilities, absent_from=("cards",))
