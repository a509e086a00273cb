"""How a match is left: by its end, a word, a key, a closed terminal; whatever the way, it is kept."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import click

from lobbycard.cli.play.keeper import Keeper

FATAL = ("SIGHUP", "SIGTERM")


@contextmanager
def kept(keeper: Keeper, quiet: bool) -> Iterator[None]:
    """Save the match however the block is left, and say where; a player who leaves by a word or ^D is no fault."""
    try:
        with _caught_signals():
            yield
    except EOFError:
        pass
    finally:
        told = keeper.parting()
        if told and not quiet:
            _say(told)


def _say(text: str) -> None:
    """Talk to whoever is still there."""
    with suppress(OSError):
        click.echo(text, err=True)


@contextmanager
def _caught_signals() -> Iterator[None]:
    """Let a terminal that is closed, and a polite request to end, be like ^C."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    names = [name for name in FATAL if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), signal.default_int_handler) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
