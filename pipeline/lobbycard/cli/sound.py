"""A game that is sound enough to be made something of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NoReturn

import click

from lobbycard.cli.invocation import Invocation, coloured

if TYPE_CHECKING:
    from lobbycard.content.content import Content
    from lobbycard.core.problems import Problem
    from lobbycard.core.project import Project

# What would be missing or wrong: files that can't be read, and names of nothing.
SPOILS = ("C0", "C1", "E2", "D102", "P2")


def sound(game: str, project: Project, invocation: Invocation, done: str, spoils: tuple[str, ...] = SPOILS) -> Content:
    """A game of the project; with faults that would spoil it they are told, and nothing is `done` ('printed')."""
    from lobbycard.check.runner import check
    from lobbycard.check.selection import Selection

    library = invocation.library(project, only=[game])
    problems = [problem for problem in check(library, Selection(spoils)).problems if problem.severity == "error"]
    if problems or game not in library.games:
        stop(problems, done)
    return library.games[game]


def stop(problems: Iterable[Problem], done: str) -> NoReturn:
    """Tell the problems that keep something from being done, and end."""
    show(problems)
    click.echo(f"lobbycard: nothing was {done}", err=True)
    raise click.exceptions.Exit(1)


def show(problems: Iterable[Problem], err: bool = False) -> None:
    """Tell problems as `validate` does."""
    from lobbycard.check.output import Display
    from lobbycard.check.report.text import told

    display = Display(coloured())
    for problem in problems:
        click.echo("\n".join(told(problem, display)) + "\n", err=err, color=display.colour)
