"""A document says that it is for one game, and lies in the folder of another.

Bad: `game: pimp` in content/bbb/decks/core.yaml

Good: `game: bbb` in content/bbb/decks/core.yaml
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import game
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each document whose `game` is not its folder's, and a game.yaml whose `id` is not."""
    folder = content.game.id
    for entry in content.documents:
        key = "id" if entry is content.info else "game"
        named = getattr(entry.model, key, folder)
        if named != folder:
            told = f"{key} {named!r} stands in the folder of {folder!r}"
            yield Problem(FAULT, told, entry.place(key), f"expected {folder!r}")


RULE = Rule(FAULT, check, game)
