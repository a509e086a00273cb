"""Conditions that exclude each other: what must hold together, and why two of them can't."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lobbycard.check.ability import Ability, Path, fields_of
from lobbycard.effects.grammar.condition import AllOf, AnyOf, Have, Is, Not
from lobbycard.effects.grammar.event import Happens
from lobbycard.effects.grammar.which import Filter

# More than any card asks for.
MANY = 200


@dataclass(frozen=True, slots=True)
class Being:
    """A thing is of a kind, or whatever else its condition says; or it is not."""

    path: Path
    thing: str
    kind: str | None
    holds: bool = True
    condition: Is | None = None

    @property
    def is_kind_alone(self) -> bool:
        """Whether its condition asks for nothing but the kind."""
        asked = self.condition
        return asked is None or not (asked.trait or asked.in_ or asked.where)


@dataclass(frozen=True, slots=True)
class Having:
    """There are so many of what a filter picks, or there are not."""

    path: Path
    condition: Have
    holds: bool = True

    @property
    def numbers(self) -> set[int]:
        """How many there may be."""
        asked = self.condition
        least = asked.at_least or (1 if asked.at_most is None else 0)
        most = MANY if asked.at_most is None else asked.at_most
        return {number for number in range(MANY) if (least <= number <= most) == self.holds}


Claim = Being | Having


def outermost(ability: Ability) -> Iterator[tuple[Path, Any]]:
    """The conditions of an ability that stand in no other condition, with their paths."""
    for path, part in ability.parts:
        if not isinstance(part, Not | AllOf | AnyOf):
            for field in fields_of(type(part), "Condition", "Holds"):
                condition = getattr(part, field)
                if condition is not None and not isinstance(condition, str):
                    yield (*path, field.rstrip("_")), condition


def together(condition: Any, path: Path, holds: bool = True) -> Iterator[Claim]:
    """What must hold at once for a condition to hold, or not to hold; of alternatives nothing is known."""
    if isinstance(condition, Not):
        yield from together(condition.not_, (*path, "not"), not holds)
    elif isinstance(condition, AllOf if holds else AnyOf):
        key, parts = ("all", condition.all_) if isinstance(condition, AllOf) else ("any", condition.any_)
        for at, inner in enumerate(parts):
            yield from together(inner, (*path, key, at), holds)
    elif isinstance(condition, Is):
        yield Being(path, condition.is_, condition.kind, holds, condition)
    elif isinstance(condition, Have):
        yield Having(path, condition, holds)


def known_kinds(ability: Ability) -> Iterator[Claim]:
    """The kinds of the things that an ability speaks of: the card itself, what its event happens to and who does it."""
    yield Being((), "this", ability.entry.model.kind)
    for _, part in ability.parts:
        if isinstance(part, Happens):
            for thing, subject in (("it", part.of), ("doer", part.by)):
                if isinstance(subject, Filter):
                    yield Being((), thing, subject.kind)


def why_not(first: Claim, second: Claim) -> str:
    """Why two claims can't be true at once, or nothing."""
    if isinstance(first, Being) and isinstance(second, Being) and first.thing == second.thing:
        return _of_a_thing(first, second)
    if isinstance(first, Having) and isinstance(second, Having) and first.condition.have == second.condition.have:
        return "" if first.numbers & second.numbers else "this and what stands before it can't both be so"
    return ""


def _of_a_thing(first: Being, second: Being) -> str:
    thing, kinds = first.thing, {first.kind, second.kind} - {None, "card"}
    if first.holds and second.holds:
        return f"{thing!r} can't be both {first.kind!r} and {second.kind!r}" if len(kinds) == 2 else ""
    sure, denied = (first, second) if first.holds else (second, first)
    if sure.holds and not denied.holds and denied.is_kind_alone and sure.kind == denied.kind:
        return f"{thing!r} is {sure.kind!r} and can't be something else"
    same = first.condition == second.condition and first.holds != second.holds
    return f"{thing!r} can't be so and not so" if same else ""
