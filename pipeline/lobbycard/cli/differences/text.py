"""For people: each card with what changed of it, its text before and after."""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.output import counted, visible
from lobbycard.cli.difference import Comparison, Form, decks_of, exchange, groups, label, summary, told_by_text, value
from lobbycard.content.difference.cards import CardChange
from lobbycard.content.difference.libraries import GameDifference


def lines(comparison: Comparison) -> Iterator[str]:
    """What changed of each game."""
    for game in comparison.games:
        yield from (visible(line).rstrip() for line in of_game(game))
        yield ""
    if not comparison.games:
        yield "nothing changed"


def of_game(game: GameDifference) -> Iterator[str]:
    """A game: its cards, files, decks and whatever else it has."""
    yield f"{game.game}: {summary(game)}"
    for heading, changes in groups(game):
        yield from ("", heading)
        for change in changes:
            yield from of_card(change, game)
    if game.unsure:
        yield from ("", "Not comparable, since a file can't be read at one of the two times")
        yield from (f"  {named(change)}" for change in game.unsure)
    if game.moved:
        yield from ("", "Renamed files")
        yield from (f"  {old} -> {new}, {counted(count, 'card')}" for (old, new), count in game.moved.items())
    if game.documents:
        yield from ("", "Decks and other documents")
        for document in game.documents:
            yield f"  {document.kind} {document.id} {document.how} ({document.path})"
            yield from (f"    {line}" for line in exchange(document))


def named(change: CardChange) -> str:
    """A card by its name, id and kind."""
    card = change.latest.card
    return f"{card.name} ({card.id}), {card.kind_label}"


def of_card(change: CardChange, game: GameDifference) -> Iterator[str]:
    """A card and what changed of it; of one that was added or removed, all that it prints."""
    place = change.latest.entry.place()
    yield f"  {named(change)}, {place.path}:{place.line}"
    if change.old_id:
        yield f"    id: {change.old_id} -> {change.latest.card.id}"
    if change.old_path and (change.old_path, place.path) not in game.moved:
        yield f"    moved from {change.old_path}"
    for field in change.fields:
        if not told_by_text(field, change):
            yield f"    {label(field)}: {value(field, 'old')} -> {value(field, 'new')}"
    if change.kept is None or change.reworded:
        yield from (f"    - {line}" for version in [change.old] if version for line in version.text)
        yield from (f"    + {line}" for version in [change.new] if version for line in version.text)
    if decks := decks_of(change, game):
        yield f"    in {', '.join(decks)}"


FORM = Form(lines)
