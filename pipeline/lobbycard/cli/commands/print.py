"""Print a game: sheets to cut, single cards or pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from lobbycard.cli.completion import games
from lobbycard.cli.invocation import Invocation, common, game_named, pass_invocation
from lobbycard.cli.kind import LENGTH, Several
from lobbycard.cli.sound import show, sound, stop
from lobbycard.core.errors import FaultyContentError
from lobbycard.core.shelf import shelf

FORMATS = list(shelf("lobbycard.render.formats", "FORMAT", object))
MADE = f"What is made: {', '.join(FORMATS)}."
FOLDER = click.Path(file_okay=False, path_type=Path)


@click.command("print", epilog="Example: lobbycard print bbb --deck core --paper a4 --out build")
@click.argument("game", shell_complete=games)
@click.option("--product", metavar="ID", help="Print this product; without it and --deck, every one.")
@click.option("--deck", metavar="ID", help="Print this deck.")
@click.option("--paper", type=Several(), metavar="ID,...", default="", help="The sheets: a4,letter.")
@click.option("--stock", metavar="ID", help="The size of card: poker-63x88.")
@click.option("--bleed", type=LENGTH, metavar="LENGTH", help="How far pictures run over the trim: 3mm.")
@click.option("--gutter", is_flag=True, help="Leave room between cards, so that each has its own bleed.")
@click.option("--marks/--no-marks", default=None, help="Draw crop marks, or none.")
@click.option("--format", "formats", type=Several(FORMATS), metavar="NAME,...", default="sheets-pdf", help=MADE)
@click.option("--out", type=FOLDER, default="build", show_default=True, help="The folder that it is put into.")
@common
@pass_invocation
def print_game(invocation: Invocation, /, game: str, **wish: Any) -> None:
    """Print GAME as its products say, or otherwise as the options say.

    The paths of what was written go to stdout.
    """
    from lobbycard.cli.job import Wish, jobs
    from lobbycard.cli.progress import Progress
    from lobbycard.render.printing import run

    project = invocation.project
    content = sound(game_named(game, project), project, invocation, done="printed")
    for job in jobs(project, content, Wish(**wish)):
        try:
            result = run(job, Progress(invocation.quiet))
        except FaultyContentError as error:
            stop(error.problems, done="printed")
        click.echo("\n".join(path.as_posix() for path in result.paths))
        show(result.problems, err=True)


COMMAND = print_game
