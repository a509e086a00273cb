"""Check a project: what it says, what it refers to, and whether its decks are legal."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import click

from lobbycard.check.output import Display, Report
from lobbycard.check.selection import Selection
from lobbycard.cli.completion import codes
from lobbycard.cli.invocation import Invocation, coloured, common, pass_invocation
from lobbycard.cli.path import inside_project
from lobbycard.core.collector import collector_paused
from lobbycard.core.problems import Severity
from lobbycard.core.project import Project
from lobbycard.core.shelf import shelf

REPORTS = shelf("lobbycard.check.report", "REPORT", Report)
SEVERITIES = [str(severity) for severity in Severity]


@click.command("validate", epilog="Example: lobbycard validate content/bbb/decks --ignore C203 --fail-on warning")
@click.argument("paths", nargs=-1, type=click.Path(), metavar="[PATH]...")
@click.option(
    "--format", "form", type=click.Choice(list(REPORTS)), default="text", show_default=True, help="How it is told."
)
@click.option(
    "--select",
    multiple=True,
    metavar="CODE",
    shell_complete=codes,
    help="Look for these faults only: C203, same-name, or all of E.",
)
@click.option("--ignore", multiple=True, metavar="CODE", shell_complete=codes, help="Leave these faults out.")
@click.option(
    "--fail-on",
    type=click.Choice(SEVERITIES),
    default="error",
    show_default=True,
    help="The least grave fault that makes the command fail.",
)
@common
@pass_invocation
def validate(
    invocation: Invocation,
    /,
    paths: tuple[str, ...],
    form: str,
    select: tuple[str, ...],
    ignore: tuple[str, ...],
    fail_on: str,
) -> None:
    """Check a project.

    All games are read; with PATHs only the faults of those files and folders are shown. Exits with 0 when there is
    nothing grave, with 1 when there is, and with 2 when the command was used wrongly.
    """
    from lobbycard.check.runner import check

    selection = selected(select, ignore)
    project = invocation.project
    roots = [inside_project(path, project) for path in paths]
    with collector_paused(for_good=True):
        outcome = check(invocation.library(project), selection)
    outcome = outcome.within(roots) if roots else outcome
    display = Display(coloured(), prefix(project, form), invocation.quiet, grave=as_grave_as(fail_on))
    told = "\n".join(REPORTS[form].lines(outcome, display))
    if told:
        click.echo(told, color=display.colour)
    fails = bool(outcome.unread) or any(problem.severity in display.grave for problem in outcome.problems)
    click.get_current_context().exit(int(fails))


def selected(select: Iterable[str], ignore: Iterable[str]) -> Selection:
    """The faults that are asked for; several may stand behind commas, and a term that means none is misuse."""
    from lobbycard.check.catalogue import faults
    from lobbycard.core.ids import nearest

    selection = Selection(
        *(tuple(term for each in terms for term in each.split(",") if term) for terms in (select, ignore))
    )
    known = faults()
    for term in selection.unknown(known.values()):
        meant = nearest(term, [*known, *(fault.name for fault in known.values())])
        hint = f"did you mean {meant!r}?" if meant else "lobbycard explain lists them all"
        raise click.UsageError(f"there is no fault {term!r}; {hint}")
    return selection


def prefix(project: Project, form: str) -> str:
    """What leads from the reader to the project: from the current folder, or on a service from the repository."""
    base, root = Path(os.environ.get(REPORTS[form].workspace) or ".").resolve(), project.root.resolve()
    return root.relative_to(base).as_posix() if root != base and root.is_relative_to(base) else ""


def as_grave_as(least: str) -> tuple[Severity, ...]:
    """The severities from the gravest down to one."""
    return tuple(Severity)[: SEVERITIES.index(least) + 1]


COMMAND = validate
