"""Rewrite files of older versions as today's, comments kept."""

from __future__ import annotations

import click

from lobbycard.cli.invocation import Invocation, common, pass_invocation
from lobbycard.cli.path import content_files, obstacle_told


@click.command("migrate", epilog="Example: lobbycard migrate content/bbb/cards --check")
@click.argument("paths", nargs=-1, type=click.Path(), metavar="[PATH]...")
@click.option("--check", is_flag=True, help="Only say what would be rewritten, and exit with 1 if anything would.")
@common
@pass_invocation
def migrate(invocation: Invocation, /, paths: tuple[str, ...], check: bool) -> None:
    """Rewrite the files of a project, or those at PATH, that are written in an older version of their format.

    What is not concerned stays byte for byte, comments and order too, and the file then says exactly what it was read
    as before. A file with faults stays as it is, and the command exits with 1.
    """
    from lobbycard.content.rewriting.migrating import migrate as rewrite
    from lobbycard.core.files import written_aside

    project = invocation.project if check else invocation.own_project
    changed = kept = 0
    for name, path in content_files(project, paths):
        game = invocation.games.get(name)
        result = rewrite(project, path, game) if game else None
        if result is None:
            continue
        shown = path.relative_to(project.root).as_posix()
        if result.obstacle:
            kept += 1
            click.echo(obstacle_told(shown, result.obstacle))
            continue
        changed += 1
        click.echo(f"{shown}: {result.old} {'would become' if check else 'became'} {result.new}")
        if not check:
            with written_aside(path.resolve()) as aside:
                aside.write_bytes(result.text.encode())
    verb = "would be rewritten" if check else "rewritten"
    invocation.say(f"{changed or 'no'} {'file' if changed == 1 else 'files'} {verb}")
    click.get_current_context().exit(int(bool(kept or (check and changed))))


COMMAND = migrate
