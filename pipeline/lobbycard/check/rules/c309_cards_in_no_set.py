"""A file of cards lies where no set is: beside the sets, or outside the folder of cards.

A card belongs to the set in whose folder it lies, so that these would be printed without one.

Bad: content/bbb/cards/sfx.yaml, or content/bbb/decks/core/sfx.yaml

Good: content/bbb/cards/core/sfx.yaml
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import card_files, sets
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.content.printing import set_of
from lobbycard.content.source import SourceFile
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each file of cards, and each set.yaml, that is not in the folder of a set."""
    for file, named, key in files_of_sets(content):
        if not set_of(file):
            name = file.path.rpartition("/")[2]
            hint = f"move it to content/{content.game.id}/cards/{named}/{name}"
            yield Problem(FAULT, f"{name} lies in the folder of no set", file.place((key,)), hint)


def files_of_sets(content: Content) -> Iterator[tuple[SourceFile, str, str]]:
    """The files that belong to a set, with the set that each names and the key under which it does."""
    yield from ((file, named, "set") for file, named in card_files(content))
    yield from ((entry.file, entry.model.id, "id") for entry in sets(content))


RULE = Rule(FAULT, check, card_files)
