"""A rule of a format names a card, kind, trait, set or field that the game does not have, so that it checks nothing.

Bad: `{rule: banned, cards: [roit]}`

Good: `{rule: banned, cards: [riot]}`
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import formats
from lobbycard.content.content import Content
from lobbycard.content.decks.card_field import field_names, values
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)
Path = tuple[str | int, ...]
# The keys of rules and filters, and what the words behind them name.
NAMED = {
    "cards": "card",
    "ids": "card",
    "names": "card called",
    "kinds": "kind",
    "traits": "trait",
    "sets": "set",
    "by": "field",
    "field": "field",
    "values": "field",
}


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each word of each rule that the game does not have."""
    known = known_words(content)
    for entry in formats(content):
        for path, what, word in words(entry.data.get("rules", []), ("rules",)):
            if word not in known[what] and not ("." in word and held(word, content)):
                place = entry.place(*path, at="key" if path[-1] == word else "value")
                yield Problem(FAULT, f"there is no {what} {word!r}", place, did_you_mean(word, known[what]))


def known_words(content: Content) -> Mapping[str, Collection[str]]:
    """What rules may name, by sort."""
    fields = {name for kind in content.game.kinds for name in field_names(kind)}
    return {
        "card": content.card_ids,
        "card called": {entry.model.name for entry in content.entries},
        "kind": {kind.kind for kind in content.game.kinds},
        "trait": content.words.family("traits").keys(),
        "set": content.sets.keys(),
        "field": fields | {"kind", "set"},
    }


def held(field: str, content: Content) -> bool:
    """Whether a card has a value in a field inside a field."""
    return any(True for entry in content.entries for _ in values(entry.model, field))


def words(data: Any, path: Path) -> Iterator[tuple[Path, str, str]]:
    """The words that name something, with their paths and what they name."""
    if isinstance(data, list):
        for at, item in enumerate(data):
            yield from words(item, (*path, at))
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in NAMED:
                yield from named(value, (*path, key), NAMED[key])
            elif key in ("of", "except"):
                yield from words(value, (*path, key))


def named(value: Any, path: Path, what: str) -> Iterator[tuple[Path, str, str]]:
    """One word, each of a list, or each key of a map."""
    if isinstance(value, str):
        yield path, what, value
    elif isinstance(value, list):
        yield from (((*path, at), what, word) for at, word in enumerate(value))
    else:
        yield from (((*path, word), what, word) for word in value)


RULE = Rule(FAULT, check, formats, absent_from=("cards",))
