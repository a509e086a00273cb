"""What every command is called with: the project that is meant, and how much is said."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from lobbycard.core.ids import nearest
from lobbycard.core.project import Project, find_project, shipped

if TYPE_CHECKING:
    from lobbycard.content.game import Game
    from lobbycard.content.library import Library

C = TypeVar("C", bound=Callable[..., Any])


@dataclass
class Invocation:
    """One call of the command line."""

    start: str | None = None
    quiet: bool = False

    @property
    def project(self) -> Project:
        """The project that -C names, or the one that the current folder lies in."""
        return shipped() if self.start == "shipped" else find_project(Path(self.start or "."))

    @property
    def own_project(self) -> Project:
        """The project, to be changed; the games that come with lobbycard are not."""
        if self.start == "shipped":
            raise click.UsageError("the games that come with lobbycard stay as they are; copy them into a project")
        return self.project

    def library(self, project: Project, only: Iterable[str] | None = None) -> Library:
        """The games of a project, loaded: all, or only those named."""
        from lobbycard.content.library import Library

        return Library.load(project, self.games, only)

    @property
    def games(self) -> Mapping[str, Game]:
        """The games that lobbycard knows."""
        from lobbycard.content.game import Game
        from lobbycard.core.shelf import shelf

        return shelf("lobbycard.games", "GAME", Game, packages=True)

    def say(self, text: str) -> None:
        """Talk to whoever waits; results go to stdout instead."""
        if not self.quiet:
            click.echo(text, err=True)


def game_named(name: str, project: Project) -> str:
    """The name of a game of the project; what is none is misuse, with the name that was probably meant."""
    names = [folder.name for folder in project.games()]
    if name not in names:
        meant = nearest(name, names)
        hint = f"did you mean {meant!r}?" if meant else f"there is {', '.join(names)}"
        raise click.UsageError(f"there is no game {name!r} in {project.root}; {hint}")
    return name


def coloured() -> bool:
    """Whether stdout shows colours: a terminal, unless NO_COLOR says no; FORCE_COLOR says yes."""
    if os.environ.get("NO_COLOR"):
        return False
    return bool(os.environ.get("FORCE_COLOR")) or (sys.stdout is not None and sys.stdout.isatty())


def common(command: C) -> C:
    """Give a command -C and --quiet, which may stand before or after its name."""
    folder = click.option(
        "-C",
        "start",
        type=click.Path(),
        metavar="DIR",
        expose_value=False,
        callback=_note("start"),
        help="The project's folder, or 'shipped' for the games that come with lobbycard.",
    )
    quiet = click.option(
        "--quiet", is_flag=True, expose_value=False, callback=_note("quiet"), help="Say nothing but results."
    )
    return folder(quiet(command))


def _note(name: str) -> Callable[[click.Context, click.Parameter, Any], Any]:
    def noted(ctx: click.Context, parameter: click.Parameter, value: Any) -> Any:
        invocation = ctx.ensure_object(Invocation)
        if value:
            setattr(invocation, name, value)
        return value

    return noted


pass_invocation = click.make_pass_decorator(Invocation, ensure=True)
