"""Lets a match be played: by people at the terminal, or by bots to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click

from lobbycard.cli.invocation import coloured
from lobbycard.cli.play import result
from lobbycard.cli.play.keeper import Keeper
from lobbycard.cli.play.leaving import kept
from lobbycard.cli.play.opening import Playable
from lobbycard.cli.play.seats import Seat
from lobbycard.cli.play.session import Session
from lobbycard.cli.play.terminal import Terminal
from lobbycard.core.errors import LobbycardError, ProjectError
from lobbycard.engine.match import Match
from lobbycard.engine.play import play


def attended(playable: Playable, session: Session, seats: Sequence[Seat], quiet: bool) -> None:
    """Let people play, and keep the match however they leave it."""
    opening = result.opening_line(playable.content.info.model.title, session.match, seats)
    session.terminal.show([opening])
    with kept(session.keeper, quiet), _told_faults(session.match):
        session.play()


def unattended(playable: Playable, match: Match[Any], seats: Sequence[Seat], keeper: Keeper, form: str) -> None:
    """Let bots play, save the match where that was asked for, and print the result."""
    with _told_faults(match):
        play(match, {seat.player: seat.bot(match.history.seed, at) for at, seat in enumerate(seats)})
    if keeper.path is not None:
        keeper.save()
    if form == "json":
        click.echo(result.data(match, seats, playable.screen))
    else:
        Terminal(coloured()).show(result.lines(match, seats, playable.screen))


@contextmanager
def _told_faults(match: Match[Any]) -> Iterator[None]:
    """Tell what keeps a match from going on in a line, with the seed that shows it again."""
    try:
        yield
    except ProjectError:
        raise
    except LobbycardError as error:
        raise ProjectError(f"{match.rules.id} can't go on (seed {match.history.seed}): {error}") from error
