"""Print the quick reference of a game: its rules on one side of a sheet."""

from __future__ import annotations

from pathlib import Path

import click

from lobbycard.cli.completion import games
from lobbycard.cli.invocation import Invocation, common, game_named, pass_invocation
from lobbycard.cli.kind import Several
from lobbycard.cli.sound import show, sound, stop
from lobbycard.core.errors import FaultyContentError
from lobbycard.core.shelf import shelf

FORMATS = list(shelf("lobbycard.render.book.formats", "FORMAT", object))
MADE = f"What is made: {', '.join(FORMATS)}."
FOLDER = click.Path(file_okay=False, path_type=Path)
# What would be missing from the page or wrong on it: files that can't be read, doubtful rules and rows.
SPOILS = ("C0", "C1", "C505", "R101", "R102")


@click.command(epilog="Example: lobbycard quickref bbb --paper a4 --format pdf,html")
@click.argument("game", shell_complete=games)
@click.option("--paper", "papers", type=Several(), metavar="ID,...", default="a4,letter", help="The sheets: a4,letter.")
@click.option("--format", "formats", type=Several(FORMATS), metavar="NAME,...", default="pdf", help=MADE)
@click.option("--out", type=FOLDER, default="build", show_default=True, help="The folder that it is put into.")
@common
@pass_invocation
def quickref(
    invocation: Invocation, /, game: str, papers: tuple[str, ...], formats: tuple[str, ...], out: Path
) -> None:
    """Print the rules of GAME that have a short text, and its tables, on one side of each paper.

    The paths of what was written go to stdout.
    """
    from lobbycard.cli.progress import Progress
    from lobbycard.render.book.edition import Edition, publish

    project = invocation.project
    content = sound(game_named(game, project), project, invocation, done="printed", spoils=SPOILS)
    try:
        result = publish(Edition(project, content, out, papers, formats), Progress(invocation.quiet))
    except FaultyContentError as error:
        stop(error.problems, done="printed")
    click.echo("\n".join(path.as_posix() for path in result.paths))
    show(result.problems, err=True)


COMMAND = quickref
