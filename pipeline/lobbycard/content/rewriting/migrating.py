"""Rewriting a file of an older version as today's: it then says what it was read as, and no comment is lost."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lobbycard.content.faults import OLDER_VERSION
from lobbycard.content.game import Game
from lobbycard.content.migration import migrated
from lobbycard.content.rewriting.surgery.edit import line_of, line_start
from lobbycard.content.rewriting.surgery.rewriting import LostCommentError, rewritten
from lobbycard.content.source import SourceFile
from lobbycard.content.yaml import parse
from lobbycard.core.errors import FaultyContentError
from lobbycard.core.problems import Problem, Severity
from lobbycard.core.project import Project


@dataclass(frozen=True, slots=True)
class Migrated:
    """A file in today's version: its text, and the schemas that it had and has; or what kept it from that."""

    text: str = ""
    old: str = ""
    new: str = ""
    obstacle: Problem | None = None


def migrate(project: Project, path: Path, game: Game) -> Migrated | None:
    """Rewrite a file of a game, in memory; None where it is of today's version."""
    try:
        file = SourceFile.read(project.root, path)
    except FaultyContentError as error:
        return Migrated(obstacle=error.problems[0])
    return rewriting(file, game)


def rewriting(file: SourceFile, game: Game) -> Migrated | None:
    """The file as it would be rewritten; one with faults stays as it is."""
    old, found = parse(file)
    if not isinstance(old, dict) or str(old.get("schema")) not in game.migrations:
        return None
    new, told = migrated(file, old, game.migrations)
    errors = [problem for problem in (*found, *told) if problem.severity is Severity.ERROR]
    if errors:
        return Migrated(obstacle=errors[0])
    try:
        text = rewritten(file.text, old, new)
    except LostCommentError as error:
        line, column = line_of(file.text, error.offset), error.offset - line_start(file.text, error.offset) + 1
        place = file.place_of_line(line, column)
        return Migrated(obstacle=Problem(OLDER_VERSION, str(error), place, "move it above what it is about"))
    if parse(SourceFile(file.path, text))[0] != new:
        told_so = "this file can't be rewritten by itself"
        return Migrated(obstacle=Problem(OLDER_VERSION, told_so, file.place(("schema",)), "write it anew by hand"))
    return Migrated(text, old["schema"], new["schema"])
