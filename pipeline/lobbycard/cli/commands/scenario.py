"""Play the worked examples of a game, and say where one isn't as it says."""

from __future__ import annotations

import click

from lobbycard.cli.invocation import Invocation, coloured, common, game_named, pass_invocation


@click.command("scenario", epilog="Example: lobbycard scenario --game bbb --rule BBB-ATK-02")
@click.argument("paths", nargs=-1, type=click.Path(), metavar="[PATH]...")
@click.option("--game", metavar="GAME", help="Only those of this game.")
@click.option("--rule", "rules", multiple=True, metavar="ID", help="Only those that prove this rule.")
@common
@pass_invocation
def scenario(invocation: Invocation, /, paths: tuple[str, ...], game: str | None, rules: tuple[str, ...]) -> None:
    """Play scenarios: those at PATH, or all.

    Each failed expectation is told with its file and line, the path, what was expected and what was there. A scenario
    also has to run the code of every rule that it says it proves. Exits with 1 when one fails.
    """
    from lobbycard.check.output import Display, counted
    from lobbycard.check.report.text import painted, told
    from lobbycard.cli.commands.validate import prefix
    from lobbycard.cli.examples import chosen, outcomes, unread
    from lobbycard.cli.progress import Progress

    project = invocation.project
    library = invocation.library(project, [game_named(game, project)] if game else None)
    choice = chosen(paths, rules, library)
    display = Display(coloured(), prefix(project, "text"), invocation.quiet)
    problems, played, steps = list(unread(choice, library)), 0, 0
    for outcome in outcomes(choice, library, Progress(invocation.quiet)):
        problems += outcome.problems
        played += 1
        steps += outcome.steps
    for problem in sorted(problems, key=lambda problem: problem.order):
        click.echo("\n".join([*told(problem, display), ""]), color=display.colour)
    if not invocation.quiet:
        found = counted(len(problems), "problem") if problems else "no problems"
        summary = f"{found} in {counted(played, 'scenario')}, {counted(steps, 'step')}"
        click.echo(painted(summary, 1 if problems else 32, display), color=display.colour)
    click.get_current_context().exit(int(bool(problems)))


COMMAND = scenario
