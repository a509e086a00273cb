"""Mending a file: every fault that can be put right without asking, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lobbycard.content.game import Game
from lobbycard.content.key_order import disorder, key_order
from lobbycard.content.mend import Draft, Mend
from lobbycard.content.source import SourceFile
from lobbycard.content.surgery.edit import applied, line_of
from lobbycard.content.surgery.tree import NoTreeError, shape, tree
from lobbycard.content.yaml import parse
from lobbycard.content.yaml.written import BYTE_ORDER_MARK
from lobbycard.core.errors import FaultyContentError
from lobbycard.core.problems import Problem, Severity
from lobbycard.core.project import Project
from lobbycard.core.shelf import shelf

MENDS = shelf("lobbycard.content.mends", "MEND", Mend)


@dataclass
class Mended:
    """A file's text after mending: the lines where each mend did something, and what kept the file from it.

    `left` are faults that a mend puts right elsewhere, but that here would change what the file says or lose a comment.
    """

    text: str
    changes: dict[str, list[int]] = field(default_factory=dict)
    obstacle: Problem | None = None
    left: list[Problem] = field(default_factory=list)


def mend(project: Project, path: Path, game: Game | None) -> Mended:
    """Mend a file of a game, in memory; one that can't be read at all has that for its obstacle."""
    try:
        file = SourceFile.read(project.root, path)
    except FaultyContentError as error:
        return Mended("", obstacle=error.problems[0])
    return mended(file, game)


def mended(file: SourceFile, game: Game | None = None) -> Mended:
    """Mend a file; one with other errors of YAML stays as it is, since what it says is not certain."""
    result = Mended(file.text)
    data, problems = parse(file)
    errors = (problem for problem in problems if problem.severity is Severity.ERROR)
    result.obstacle = next((problem for problem in errors if not problem.fault.fixable), None)
    if result.obstacle:
        return result
    order = key_order(data.get("schema"), game) if game and isinstance(data, dict) else ()
    said = shape(tree(file.text.removeprefix(BYTE_ORDER_MARK)))
    for name, mend in sorted(MENDS.items(), key=lambda item: item[1].stage):
        edits = list(mend.edits(Draft(result.text, order)))
        text = applied(result.text, edits)
        if edits and _says(text) == said:
            result.changes[name] = sorted({line_of(result.text, edit.start) for edit in edits})
            result.text = text
    result.left = list(_left(SourceFile(file.path, result.text), game))
    return result


def _says(text: str) -> Any:
    """What a text says, or None where it can't be read."""
    try:
        return shape(tree(text.removeprefix(BYTE_ORDER_MARK)))
    except NoTreeError:
        return None


def _left(file: SourceFile, game: Game | None) -> Iterator[Problem]:
    data, problems = parse(file)
    yield from (problem for problem in problems if problem.fault.fixable)
    yield from disorder(file, data, game) if game else ()
