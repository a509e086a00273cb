"""What can go wrong at the table: a move that isn't offered, play without end, a script or record that doesn't fit."""

from __future__ import annotations

from collections.abc import Iterable

from lobbycard.core.errors import LobbycardError, ProjectError
from lobbycard.core.ids import nearest


class IllegalMoveError(LobbycardError):
    """A move that isn't offered; nothing has changed."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule
        self.message = message


class EndlessError(LobbycardError):
    """Play that goes on without end; the message names what repeats."""


class UnstableError(LobbycardError):
    """Lasting effects that switch one another on and off without end."""


class ScriptError(LobbycardError):
    """Scripted chance that runs out, or that doesn't fit what is drawn."""


class UnknownNameError(ProjectError):
    """A card or deck that the content doesn't have; the message offers the nearest name."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        meant = nearest(name, known)
        super().__init__(f"there is no {kind} {name!r}" + (f"; did you mean {meant!r}?" if meant else ""))
        self.name = name


class DriftError(ProjectError):
    """A record that today's rules and cards play differently; the message says at which decision."""
