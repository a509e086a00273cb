"""Play a game at the terminal, against bots or against one another; bots alone play unattended."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lobbycard.cli.completion import games
from lobbycard.cli.invocation import Invocation, coloured, common, pass_invocation
from lobbycard.cli.kind import Several

if TYPE_CHECKING:
    from lobbycard.cli.play.opening import Playable
    from lobbycard.cli.play.seats import Seat
    from lobbycard.engine.match import Match

FILE = click.Path(dir_okay=False, path_type=Path)
WHO = "In turn order: you, random, first, last or greedy, each perhaps with a name, as in you:ray."
FORMS = click.Choice(["text", "json"])


@click.command("play", epilog="Example: lobbycard play bbb --players you:ray,greedy,random --seed 7")
@click.argument("game", shell_complete=games)
@click.option("--players", type=Several(), metavar="WHO,...", default="", help=f"{WHO}  [default: you,greedy]")
@click.option("--seed", type=click.IntRange(0, 999_999_999), metavar="N", help="The seed of all chance.")
@click.option("--deck", metavar="ID", help="The deck, where the game is played with one.")
@click.option("--save", type=FILE, metavar="FILE", help="Keep the match in this file.")
@click.option("--load", type=FILE, metavar="FILE", help="Go on with the match in this file.")
@click.option(
    "--open", "alone", is_flag=True, help="One person plays every seat: nothing is hidden, all can be undone."
)
@click.option("--format", "form", type=FORMS, default="text", show_default=True, help="How the result of bots is told.")
@common
@pass_invocation
def play(invocation: Invocation, /, game: str, players: tuple[str, ...], alone: bool, form: str, **wish: Any) -> None:
    """Play GAME at the terminal.

    Several 'you' take turns at one terminal and hide their hands from one another. Where everybody is a bot, the
    match is played through and its result printed. A match that is left is saved; help lists what can be typed.
    """
    from lobbycard.cli.play.host import attended, unattended
    from lobbycard.cli.play.keeper import Keeper
    from lobbycard.cli.play.opening import opened
    from lobbycard.cli.play.saves import check_free
    from lobbycard.cli.play.session import Session
    from lobbycard.cli.play.terminal import Terminal

    if wish["load"] and (wish["deck"] or wish["seed"] is not None):
        raise click.UsageError("a saved match has its seed and its deck; --load takes no others")
    if wish["save"]:
        check_free(wish["save"])
    playable = opened(game, invocation)
    match, seats = begun(playable, players, **wish)
    keeper = Keeper(match, seats, wish["save"], invocation.start)
    people = [seat for seat in seats if seat.is_person]
    if alone and len(people) < len(seats):
        raise click.UsageError("--open is for one person in every seat: --players you,you")
    if not people:
        unattended(playable, match, seats, keeper, form)
    elif form == "json":
        raise click.UsageError("--format json is for matches of bots alone")
    else:
        keeper.path = keeper.path or wish["load"]
        session = Session(match, playable.screen, seats, Terminal(coloured()), keeper, alone)
        attended(playable, session, seats, invocation.quiet)


def begun(
    playable: Playable, players: tuple[str, ...], load: Path | None, seed: int | None, deck: str | None, **_: Any
) -> tuple[Match[Any], list[Seat]]:
    """A new match or one from a file, and who sits where."""
    from lobbycard.cli.play.seats import seated, seated_again

    if load is None:
        seats = seated(players or ("you", "greedy"))
        return playable.begun(seats, seed, deck), seats
    match = playable.loaded(load)
    seats = seated_again(match.players, players)
    match.ask_all = any(seat.is_person for seat in seats)
    return match, seats


COMMAND = play
