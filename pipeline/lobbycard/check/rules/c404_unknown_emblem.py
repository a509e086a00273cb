"""A card names an emblem that nobody drew.

Emblems are templates/icons/emblem/<name>.svg: the project's own, and those that come with lobbycard.

Bad:

    art: {emblem: disco-bal}

Good:

    art: {emblem: disco-ball}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem
from lobbycard.core.project import Project, resource

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each card whose emblem is not among the drawn ones."""
    known = emblems(library.project)
    for entry in cards(content):
        art = entry.model.art
        if art is not None and art.emblem is not None and art.emblem not in known:
            told = f"{art.emblem!r} is not a drawn emblem"
            yield Problem(FAULT, told, entry.place("art", "emblem"), did_you_mean(art.emblem, known))


def emblems(project: Project) -> set[str]:
    """The names of the emblems that the project can use."""
    folders = (project.templates, resource("templates"))
    return {path.stem for folder in folders for path in folder.glob("icons/emblem/*.svg")}


RULE = Rule(FAULT, check, cards)
