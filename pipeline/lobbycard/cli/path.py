"""The files that a command is to look at or change: paths that are given, as paths of the project."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from lobbycard.check.output import visible
from lobbycard.core.problems import Problem
from lobbycard.core.project import Project


def inside_project(path: str, project: Project) -> str:
    """A path from the current folder or from the project, as a path of the project; one that is neither is misuse."""
    root = project.root.resolve()
    found = [whole.resolve() for whole in (Path.cwd() / path, root / path) if whole.exists()]
    inside = [whole.relative_to(root).as_posix() for whole in found if whole.is_relative_to(root)]
    if not found:
        raise click.UsageError(f"{path}: no such file or folder")
    if not inside:
        raise click.UsageError(f"{path} lies outside the project {project.root}")
    return inside[0]


def content_files(project: Project, paths: Iterable[str]) -> Iterator[tuple[str, Path]]:
    """The files of the project's games at or under the paths that were given, or all; each with the game's name."""
    roots = [project.root / inside_project(path, project) for path in paths]
    for folder in project.games():
        for file in sorted(folder.rglob("*.yaml")):
            if not roots or any(lies(file, root) for root in roots):
                yield folder.name, file


def lies(file: Path, root: Path) -> bool:
    """Whether a file is at or under a path, itself or what it links to."""
    return file.is_relative_to(root) or file.resolve().is_relative_to(root)


def obstacle_told(path: str, problem: Problem) -> str:
    """Why a file stays as it is, in a line."""
    where = f"{path}:{problem.place.line}:{problem.place.column}"
    return visible(f"{where}: left as it is for {problem.code} {problem.fault.name}: {problem.message}")
