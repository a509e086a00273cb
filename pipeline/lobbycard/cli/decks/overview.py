"""What a deck holds, told to people and to programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lobbycard.check.output import counted, visible
from lobbycard.cli.decks.choice import Choice
from lobbycard.content.decks.contents import Contents, Curve, contents

WIDEST_BAR = 40
LINE = 100


def lines(choice: Choice) -> Iterator[str]:
    """Cards by kind, curves and title words."""
    deck = choice.readable.model
    held = contents(deck, choice.content)
    size = f"{counted(sum(deck.cards.values()), 'card')}, {len(deck.cards)} different"
    yield f"{visible(deck.name or deck.id)} ({choice.content.game.id}/{deck.id}), format {deck.format}: {size}"
    yield from _cards(held)
    for curve in held.curves:
        yield from _curve(curve)
    if held.title_words:
        yield f"\nTitle words  {len(held.title_words)} different"
        words = [word if count == 1 else f"{word} x{count}" for word, count in held.title_words.items()]
        yield from (f"  {row}" for row in _rows(words))


def _cards(held: Contents) -> Iterator[str]:
    for kind in held.kinds:
        yield f"\n{kind.label}  {kind.copies}"
        yield from (f"{card.copies:>4}  {visible(card.card.name)}" for card in kind.cards)
    if held.unknown:
        yield f"\nUnknown  {sum(held.unknown.values())}"
        yield from (f"{copies:>4}  {card}" for card, copies in held.unknown.items())


def _curve(curve: Curve) -> Iterator[str]:
    yield f"\n{curve.label}"
    scale = min(1.0, WIDEST_BAR / max(curve.counts.values()))
    for value, count in curve.counts.items():
        bar = "#" * max(round(count * scale), int(count > 0))
        yield f"{value:>4}  {bar} {count}" if count else f"{value:>4}"


def _rows(words: list[str]) -> Iterator[str]:
    """Words behind commas, in rows that fit a terminal."""
    row = ""
    for at, word in enumerate(words):
        piece = word + ("," if at < len(words) - 1 else "")
        if row and len(row) + len(piece) >= LINE:
            yield row
            row = ""
        row += (" " if row else "") + piece
    yield row


def data(choice: Choice) -> dict[str, Any]:
    """The same as plain data."""
    deck = choice.readable.model
    held = contents(deck, choice.content)
    return {
        "deck": deck.id,
        "game": choice.content.game.id,
        "name": deck.name or deck.id,
        "format": deck.format,
        "path": choice.path,
        "size": sum(deck.cards.values()),
        "kinds": [
            {
                "kind": kind.kind,
                "copies": kind.copies,
                "cards": [{"id": card.id, "name": card.card.name, "copies": card.copies} for card in kind.cards],
            }
            for kind in held.kinds
        ],
        "curves": [
            {"kind": curve.kind, "stat": curve.stat, "counts": {str(value): n for value, n in curve.counts.items()}}
            for curve in held.curves
        ],
        "title_words": dict(held.title_words),
        "unknown": dict(held.unknown),
    }
