"""The errors that cross a layer; whatever else is raised is a bug and keeps its traceback."""

from __future__ import annotations

from collections.abc import Sequence

from lobbycard.core.problems import Problem


class LobbycardError(Exception):
    """What a user can cause and mend."""


class ProjectError(LobbycardError):
    """A project or file can't be read or written: one line for the user, exit 2."""


class FaultyContentError(LobbycardError):
    """Content is too faulty to go on with."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(problem.message for problem in problems))
        self.problems = tuple(problems)
