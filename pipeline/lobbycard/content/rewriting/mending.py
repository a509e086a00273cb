"""Mending a file: every fault that can be put right without asking, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lobbycard.content.game import Game
from lobbycard.content.rewriting.key_order import disorder, key_order
from lobbycard.content.rewriting.mend import Draft, Mend
from lobbycard.content.rewriting.surgery.edit import applied, lines_of
from lobbycard.content.source import SourceFile
from lobbycard.content.yaml import parse
from lobbycard.core.errors import FaultyContentError
from lobbycard.core.problems import Problem, Severity
from lobbycard.core.project import Project
from lobbycard.core.shelf import shelf

MENDS = shelf("lobbycard.content.rewriting.mends", "MEND", Mend)


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
    data, found = _faults(file, game)
    errors = (problem for problem in found if problem.severity is Severity.ERROR)
    obstacle = next((problem for problem in errors if not problem.fault.fixable), None)
    if obstacle:
        return Mended(file.text, obstacle=obstacle)
    draft = Draft(file.text, key_order(data.get("schema"), game) if game and isinstance(data, dict) else ())
    codes = {problem.code for problem in found}
    changes = {}
    for name, mend in sorted(MENDS.items(), key=lambda item: item[1].stage):
        edits = list(mend.edits(draft)) if not mend.told or mend.code in codes else []
        after = Draft(applied(draft.text, edits), draft.order)
        if edits and after.says == draft.says:
            changes[name] = lines_of(draft.text, (edit.start for edit in edits))
            draft = after
    left = _faults(SourceFile(file.path, draft.text), game)[1] if codes else []
    return Mended(draft.text, changes, left=[problem for problem in left if problem.fault.fixable])


def _faults(file: SourceFile, game: Game | None) -> tuple[Any, list[Problem]]:
    """What a file says, and the faults that reading it tells of."""
    data, problems = parse(file)
    return data, [*problems, *(disorder(file, data, game) if game else ())]
