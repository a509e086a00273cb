"""Options in the making: what may be done, to which cards, named once it is known which of them have twins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lobbycard.engine.decision import Option
from lobbycard.engine.piece import Piece

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

Named = Piece | str
LABELS = {
    "attack": "Attack {1} with {0}",
    "kung-fu": "Let {0} fight {1}",
    "combine": "Combine {0} with the Location of {1}",
    "move": "Move {0} to {1}",
}


class Menu:
    """What a player may do now, as a list of verbs with the cards and players that they are about."""

    __slots__ = ("_entries", "_table")

    def __init__(self, table: BbbTable) -> None:
        self._table = table
        self._entries: list[tuple[str, tuple[Named, ...], Any]] = []

    def add(self, verb: str, *about: Named, value: Any) -> None:
        """Offer something: `attack killer-pimp dana`."""
        self._entries.append((verb, about, value))

    def options(self) -> list[Option]:
        """The options, their keys all different."""
        if not self._entries:
            return []
        keys = self._keys()
        found: dict[str, Option] = {}
        for verb, about, value in self._entries:
            key = " ".join([verb, *[keys[each] for each in about]])
            if key in found:
                key = _unlike(key, found)
            found[key] = Option(key, partial(label, verb, about), value)
        return list(found.values())

    def _keys(self) -> dict[Named, str]:
        """What each card and player is called here."""
        named = dict.fromkeys(each for _, about, _ in self._entries for each in about)
        pieces = [each for each in named if isinstance(each, Piece)]
        keys: dict[Named, str] = {each: each for each in named if isinstance(each, str)}
        keys.update(zip(pieces, self._table.keys(pieces), strict=True))
        return keys


def label(verb: str, about: Sequence[Named]) -> str:
    """What a person reads: 'Attack dana with Killer Pimp', 'Play Sub-Machine Gun: Street Hustler'."""
    names = [each.card.name if isinstance(each, Piece) else each for each in about]
    if verb in LABELS:
        return LABELS[verb].format(*names)
    return f"{verb.capitalize()} {names[0]}" + (f": {', '.join(names[1:])}" if names[1:] else "")


def _unlike(key: str, found: dict[str, Option]) -> str:
    """The key, numbered where a card offers two things of one name at once."""
    number = 2
    while f"{key} {number}" in found:
        number += 1
    return f"{key} {number}"
