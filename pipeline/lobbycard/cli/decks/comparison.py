"""What leads from one deck to another, told to people and to programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from lobbycard.check.output import counted, visible
from lobbycard.cli.decks.choice import Choice
from lobbycard.content.decks.difference import Change, Difference, difference


def compared(old: Choice, new: Choice) -> Difference:
    """The difference of two decks; decks of two games have none."""
    games = (old.content.game.id, new.content.game.id)
    if games[0] != games[1]:
        raise click.UsageError(f"a deck of {games[0]} and a deck of {games[1]} have no card in common")
    return difference(old.readable.model, new.readable.model, old.content)


def lines(old: Choice, new: Choice) -> Iterator[str]:
    """What to take out, then what to add."""
    found = compared(old, new)
    one, other = (f"{deck.id} ({counted(sum(deck.cards.values()), 'card')})" for deck in _decks(old, new))
    yield f"from {one} to {other}"
    if not found.take_out and not found.add:
        yield "\nNothing to change: both hold the same cards."
    for heading, changes in (("Take out", found.take_out), ("Add", found.add)):
        if changes:
            yield f"\n{heading}  {sum(change.copies for change in changes)}"
            yield from (_line(change) for change in changes)


def _line(change: Change) -> str:
    name = f"{visible(change.name)} ({change.id})" if change.name else f"{change.id}, which is no card of the game"
    return f"{change.copies:>4}  {name}"


def _decks(old: Choice, new: Choice) -> Iterator[Any]:
    yield from (choice.readable.model for choice in (old, new))


def data(old: Choice, new: Choice) -> dict[str, Any]:
    """The same as plain data."""
    found = compared(old, new)
    one, other = ({"deck": deck.id, "size": sum(deck.cards.values())} for deck in _decks(old, new))
    return {
        "game": old.content.game.id,
        "from": {**one, "path": old.path},
        "to": {**other, "path": new.path},
        "take_out": [_change(change) for change in found.take_out],
        "add": [_change(change) for change in found.add],
    }


def _change(change: Change) -> dict[str, Any]:
    return {"id": change.id, "name": change.name, "copies": change.copies}
