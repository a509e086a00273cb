"""The library: every game of a project, loaded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from lobbycard.content.content import Content
from lobbycard.content.game import Game
from lobbycard.content.loading import Loading
from lobbycard.core.problems import Problem
from lobbycard.core.project import Project


@dataclass
class Library:
    """Every game that was loaded, and the faults that loading found."""

    project: Project
    games: dict[str, Content] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    @classmethod
    def load(cls, project: Project, games: Mapping[str, Game], only: Iterable[str] | None = None) -> Library:
        """Read a project's games, all or only those named; faults are collected and never raised."""
        library = cls(project)
        wanted = None if only is None else set(only)
        for folder in project.games():
            if wanted is None or folder.name in wanted:
                loading = Loading(project, folder, games)
                content = loading.content()
                library.problems += loading.problems
                if content is not None:
                    library.games[folder.name] = content
        return library
