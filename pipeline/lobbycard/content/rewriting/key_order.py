"""The order of a card's keys in its file, so that cards are read and compared at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lobbycard.content import faults
from lobbycard.content.game import Game
from lobbycard.content.source import SourceFile
from lobbycard.core.problems import Problem

FIRST = ("id", "name", "number", "reprint_of")
LAST = ("title_words", "quote", "abilities", "printed", "art", "source", "note")


def key_order(schema: Any, game: Game) -> tuple[str, ...]:
    """The keys of the cards of a file with this schema: who it is, what its kind alone has, what every card says."""
    kind = next((kind for kind in game.kinds if game.schema_name(kind) == schema), None)
    names = [info.alias or name for name, info in kind.model_fields.items()] if kind else []
    own = [name for name in names if name not in (*FIRST, *LAST)]
    return tuple(name for name in (*FIRST, *own, *LAST) if name in names)


def ordered(keys: Sequence[str], order: Sequence[str]) -> list[str]:
    """The keys in order; one that the order doesn't know stays behind the key before it."""
    places = {name: at for at, name in enumerate(order)}
    ranks: dict[str, int] = {}
    rank = -1
    for key in keys:
        rank = ranks[key] = places.get(key, rank)
    return sorted(keys, key=lambda key: ranks[key])


def disorder(file: SourceFile, data: Any, game: Game) -> Iterator[Problem]:
    """One problem for all cards of a file whose keys are out of order, at the first key that is early."""
    order = key_order(data.get("schema"), game) if isinstance(data, dict) else ()
    cards = data.get("cards") if order else None
    found = list(_disordered(cards, order)) if isinstance(cards, list) else []
    if found:
        at, keys = found[0]
        early, meant = next(pair for pair in zip(keys, ordered(keys, order), strict=True) if pair[0] != pair[1])
        told = f"cards[{at}]: {early!r} stands before {meant!r}"
        more = len(found) - 1
        counted = f" (and {more} more {'card' if more == 1 else 'cards'} of the file like it)" if more else ""
        place = file.place(("cards", at, early), "key")
        yield Problem(faults.KEY_ORDER, told + counted, place, f"the order is {', '.join(order)}")


def _disordered(cards: list[Any], order: Sequence[str]) -> Iterator[tuple[int, tuple[str, ...]]]:
    sound: set[tuple[str, ...]] = set()  # most cards of a file have the same keys
    for at, card in enumerate(cards):
        keys = tuple(card) if isinstance(card, dict) else ()
        if keys in sound:
            continue
        if list(keys) == ordered(keys, order):
            sound.add(keys)
        else:
            yield at, keys
