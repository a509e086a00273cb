"""A file says that it belongs to one set, and lies in the folder of another.

The folder decides in which set a card is printed, so that the file would say what is not so.

Bad: `set: reloaded` in content/bbb/cards/core/sfx.yaml

Good: `set: core` in content/bbb/cards/core/sfx.yaml
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import sets
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.content.printing import set_of
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each file of cards whose `set` and each set.yaml whose `id` is not its folder's name."""
    for file, named in content.card_files:
        if set_of(file) not in ("", named):
            yield Problem(FAULT, told(named, set_of(file)), file.place(("set",)), f"expected {set_of(file)!r}")
    for entry in sets(content):
        folder = set_of(entry.file)
        if folder not in ("", entry.model.id):
            yield Problem(FAULT, told(entry.model.id, folder), entry.place("id"), f"expected {folder!r}")


def told(named: str, folder: str) -> str:
    """What is wrong with a set's name."""
    return f"the set {named!r} lies in the folder {folder!r}"


RULE = Rule(FAULT, check, sets)
