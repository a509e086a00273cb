"""The abilities of a game's cards as rules look at them: every part with its path, and what its fields mean."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Literal

from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.entry import Entry
from lobbycard.content.model import yaml_name
from lobbycard.core.problems import Place
from lobbycard.effects.attach import Attach
from lobbycard.effects.grammar.part import Part
from lobbycard.effects.grammar.verb import Verb

Path = tuple[str | int, ...]
THINGS = ("Which", "Subject", "Thing")
NAME = re.compile(r"[A-Z]\w+")


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card, with all its parts, the outermost first, and every word in their fields."""

    entry: Entry[Card]
    at: int
    shell: Part
    parts: list[tuple[Path, Part]]
    words: frozenset[str]

    def place(self, path: Path, at: Literal["key", "value"] = "value") -> Place:
        """Where a part of it stands."""
        return self.entry.place("abilities", self.at, *path, at=at)

    @property
    def holder(self) -> str:
        """The id of the card."""
        return self.entry.model.id


@lru_cache(maxsize=1)  # the rules of one game run one after another
def abilities(content: Content) -> list[Ability]:
    """Every ability of every card."""
    return [
        ability(entry, at, shell)
        for entry in content.entries
        for at, shell in enumerate(entry.model.own_abilities())
        if isinstance(shell, Part)
    ]


def ability(entry: Entry[Card], at: int, shell: Part) -> Ability:
    """An ability taken apart."""
    parts: list[tuple[Path, Part]] = []
    _take_apart(shell, (), parts)
    words = frozenset(value for _, part in parts for value in part.__dict__.values() if type(value) is str)
    return Ability(entry, at, shell, parts, words)


def _take_apart(node: Any, path: Path, parts: list[tuple[Path, Part]]) -> None:
    """Add a part and all in it: what `parts_of` gives, in a third of the time, since every card is looked at."""
    if isinstance(node, Part):
        parts.append((path, node))
        held = node.__dict__
        for field, key in _keys(type(node)):
            if isinstance(held[field], Part | list):
                _take_apart(held[field], (*path, key), parts)
    elif isinstance(node, list):
        for at, item in enumerate(node):
            _take_apart(item, (*path, at), parts)


@cache
def _keys(part: type[Part]) -> tuple[tuple[str, str], ...]:
    return tuple((field, yaml_name(field)) for field in part.model_fields)


@cache
def meanings(part: type[Part]) -> Mapping[str, frozenset[str]]:
    """The names of the grammar that each field of a part is annotated with: `target` is a Which."""
    found: dict[str, frozenset[str]] = {}
    for base in reversed(part.__mro__):
        if issubclass(base, Part):
            notes = inspect.get_annotations(base).items()
            found |= {field: frozenset(NAME.findall(str(note))) for field, note in notes}
    return found


@cache
def fields_of(part: type[Part], *names: str) -> tuple[str, ...]:
    """The fields of a part that hold one of these."""
    return tuple(field for field, meaning in meanings(part).items() if meaning.intersection(names))


def words_of(part: Part, *names: str) -> Iterator[tuple[Path, str]]:
    """The bare words in a part's fields that mean one of these, each with its path."""
    for field in fields_of(type(part), *names):
        value = getattr(part, field)
        if isinstance(value, str):
            yield (yaml_name(field),), value
        elif isinstance(value, list):
            yield from (((yaml_name(field), at), item) for at, item in enumerate(value) if isinstance(item, str))


def lists_of(part: Part) -> Iterator[tuple[Path, list[Verb]]]:
    """The lists of effects that a part holds, each with its path."""
    for field in fields_of(type(part), "Effect", "StaticEffect"):
        value = getattr(part, field)
        if value and isinstance(value[0], list):
            yield from (((yaml_name(field), at), option) for at, option in enumerate(value))
        else:
            yield (yaml_name(field),), value


def own_parts(part: Part, path: Path = ()) -> Iterator[tuple[Path, Part]]:
    """A part and the parts in it, without what its lists of effects hold."""
    yield path, part
    effects = fields_of(type(part), "Effect", "StaticEffect")
    for field in type(part).model_fields:
        if field not in effects:
            yield from _inner(getattr(part, field), (*path, yaml_name(field)))


def _inner(value: Any, path: Path) -> Iterator[tuple[Path, Part]]:
    if isinstance(value, Part):
        yield from own_parts(value, path)
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield from _inner(item, (*path, at))


def attaches(ability: Ability) -> bool:
    """Whether an ability attaches its own card."""
    return any(isinstance(part, Attach) and part.target == "this" for _, part in ability.parts)
