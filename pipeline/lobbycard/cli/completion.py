"""What a shell offers when the tab key is pressed: names that are in the project, as far as they are quickly found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from lobbycard.cli.invocation import Invocation
from lobbycard.core.errors import ProjectError

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from lobbycard.core.project import Project


def games(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The games of the project."""
    project = _project(ctx)
    names = [folder.name for folder in project.games()] if project else []
    return [name for name in names if name.startswith(incomplete)]


def revisions(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The tags and branches of the project's repository."""
    from lobbycard.core.repository import Repository

    project = _project(ctx)
    try:
        names = Repository(project.root).names() if project else []
    except ProjectError:
        return []
    return [name for name in names if name.startswith(incomplete)]


def codes(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The codes of faults, each with its name."""
    from click.shell_completion import CompletionItem

    from lobbycard.check.catalogue import faults

    known = faults().values()
    return [CompletionItem(each.code, help=each.name) for each in known if each.code.startswith(incomplete.upper())]


def _project(ctx: click.Context) -> Project | None:
    """The project that is meant, or None where there is none: a shell is told nothing of that."""
    try:
        return ctx.ensure_object(Invocation).project
    except ProjectError:
        return None
