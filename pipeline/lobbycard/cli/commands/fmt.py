"""Mend what can be mended without asking: spaces, line ends, quotes, the order of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from lobbycard.cli.invocation import Invocation, common, pass_invocation
from lobbycard.cli.path import content_files, obstacle_told

if TYPE_CHECKING:
    from lobbycard.content.rewriting.mending import Mended

MOST_LINES = 12


@click.command("fmt", epilog="Example: lobbycard fmt content/bbb/cards --check")
@click.argument("paths", nargs=-1, type=click.Path(), metavar="[PATH]...")
@click.option("--check", is_flag=True, help="Only say what would be mended, and exit with 1 if anything would.")
@common
@pass_invocation
def fmt(invocation: Invocation, /, paths: tuple[str, ...], check: bool) -> None:
    """Mend the files of a project, or those at PATH, and say what was mended.

    Only faults are mended that leave no doubt; all else stays byte for byte, comments too. A file that can't be read
    for certain stays as it is, and the command exits with 1.
    """
    from lobbycard.content.rewriting.mending import mend
    from lobbycard.core.files import written_aside

    project = invocation.project if check else invocation.own_project
    changed = kept = 0
    for game, path in content_files(project, paths):
        result = mend(project, path, invocation.games.get(game))
        for line in told(path.relative_to(project.root).as_posix(), result):
            click.echo(line)
        changed += bool(result.changes)
        kept += bool(result.obstacle)
        if result.changes and not check:
            with written_aside(path.resolve()) as aside:
                aside.write_bytes(result.text.encode())
    verb = "would be mended" if check else "mended"
    invocation.say(f"{changed or 'no'} {'file' if changed == 1 else 'files'} {verb}")
    click.get_current_context().exit(int(bool(kept or (check and changed))))


def told(path: str, result: Mended) -> list[str]:
    """What was done to a file, and what could not be."""
    from lobbycard.check.catalogue import faults
    from lobbycard.content.rewriting.mending import MENDS

    if result.obstacle:
        return [obstacle_told(path, result.obstacle)]
    lines = [f"{path}:"] if result.changes else []
    for name, at in result.changes.items():
        code = MENDS[name].code
        lines.append(f"  {f'{code} {faults()[code].name}' if code else name} in {listed(at)}")
    for problem in result.left:
        where = f"{path}:{problem.place.line}:{problem.place.column}"
        lines.append(f"{where}: left, since it wants a look: {problem.code} {problem.fault.name}")
    return lines


def listed(numbers: list[int]) -> str:
    """'line 3', 'lines 3, 7 and 12', 'lines 3, 7, ... and 40 more'."""
    shown = [str(number) for number in numbers[:MOST_LINES]]
    if len(numbers) > MOST_LINES:
        return f"lines {', '.join(shown)} and {len(numbers) - MOST_LINES} more"
    return f"lines {', '.join(shown[:-1])} and {shown[-1]}" if len(shown) > 1 else f"line {shown[0]}"


COMMAND = fmt
