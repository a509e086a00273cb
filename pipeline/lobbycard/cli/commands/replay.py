"""Step through a saved match."""

from __future__ import annotations

from pathlib import Path

import click

from lobbycard.cli.invocation import Invocation, coloured, common, pass_invocation

FILE = click.Path(dir_okay=False, path_type=Path)


@click.command("replay", epilog="Example: lobbycard replay build/bbb-7.json --all")
@click.argument("file", type=FILE)
@click.option("--all", "whole", is_flag=True, help="Print all of it at once.")
@click.option(
    "--as", "player", metavar="NAME", help="See it through this player's eyes; else through those of whoever decides."
)
@common
@pass_invocation
def replay(invocation: Invocation, /, file: Path, whole: bool, player: str | None) -> None:
    """Step through the match that FILE holds: next, previous, or the number of a decision.

    If the cards have changed since so that it plays differently, the decision is named from which it does, and nothing
    is shown.
    """
    from lobbycard.cli.play.opening import opened
    from lobbycard.cli.play.reel import Reel
    from lobbycard.cli.play.saves import record_in
    from lobbycard.cli.play.showing import Showing
    from lobbycard.cli.play.terminal import Terminal

    playable = opened(record_in(file).game, invocation)
    match = playable.loaded(file)
    if player is not None and player not in match.players:
        raise click.UsageError(f"nobody called {player!r} plays in it; there is {', '.join(match.players)}")
    if match.changed:
        invocation.say("the cards or the rules have changed since; so far it plays alike")
    playable.screen.speaks_to_you = False
    showing = Showing(Reel(match, playable.screen, player), playable.screen, Terminal(coloured()))
    if whole:
        showing.show_all()
        return
    try:
        showing.read()
    except EOFError:
        return


COMMAND = replay
