"""For programs: one JSON object with every change."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from lobbycard.check.report.json import as_data
from lobbycard.cli.difference import Comparison, Form, Revision, decks_of
from lobbycard.content.difference.cards import CardChange, Version
from lobbycard.content.difference.libraries import GameDifference

VERSION = 1


def lines(comparison: Comparison) -> Iterator[str]:
    """The object; all of it is ASCII."""
    told = {"old": revision(comparison.old), "new": revision(comparison.new)}
    games = [of_game(game) for game in comparison.games]
    yield json.dumps({"version": VERSION, **told, "games": games}, indent=1)


def revision(asked: Revision) -> dict[str, Any]:
    """One of the two times, with what can't be read of it."""
    return {"revision": asked.name, "commit": asked.commit, "problems": [as_data(each) for each in asked.errors]}


def of_game(game: GameDifference) -> dict[str, Any]:
    """A game with all that changed."""
    return {
        "game": game.game,
        "cards": [of_card(change, game) for change in game.cards],
        "unsure": [change.latest.card.id for change in game.unsure],
        "renamed_files": [{"old": old, "new": new, "cards": count} for (old, new), count in game.moved.items()],
        "documents": [asdict(document) for document in game.documents],
    }


def of_card(change: CardChange, game: GameDifference) -> dict[str, Any]:
    """A card with all that changed of it."""
    how = "added" if change.old is None else "removed" if change.new is None else "changed"
    return {
        "id": change.latest.card.id,
        "name": change.latest.card.name,
        "how": how,
        "renamed": bool(change.old_id) or any(field.key == "name" for field in change.fields),
        "moved": change.old_path is not None,
        "old": stand(change.old),
        "new": stand(change.new),
        "fields": [asdict(field) for field in change.fields],
        "decks": list(decks_of(change, game)),
    }


def stand(version: Version | None) -> dict[str, Any] | None:
    """A card at one time: its id, its place and its text."""
    if version is None:
        return None
    place = version.entry.place()
    return {"id": version.card.id, "path": place.path, "line": place.line, "text": list(version.text)}


FORM = Form(lines)
