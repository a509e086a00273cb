"""Cards lie in a folder that has no set.yaml.

A card prints the name and code of its set, and they stand in set.yaml.

Bad: content/bbb/cards/reloaded/sfx.yaml alone

Good: content/bbb/cards/reloaded/set.yaml beside it:

    schema: set/1
    id: reloaded
    name: Reloaded
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import card_files, sets
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.content.printing import set_of
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """The first file of cards in each folder without a set."""
    known = {"", *(set_of(entry.file) for entry in sets(content))}
    for file, _ in card_files(content):
        folder = set_of(file)
        if folder not in known:
            known.add(folder)
            where = file.path.rpartition("/")[0]
            yield Problem(
                FAULT, f"there is no {where}/set.yaml", file.place(("set",)), "it gives the set's id and name"
            )


RULE = Rule(FAULT, check, card_files, absent_from=("cards",))
