"""The command group: it lists commands without importing them, and turns what a user can cause into one line."""

from __future__ import annotations

import ast
import errno
import os
import sys
from collections.abc import MutableMapping
from importlib.util import find_spec
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, cast

import click

from lobbycard import __version__
from lobbycard.cli.invocation import common
from lobbycard.core.errors import ProjectError
from lobbycard.core.shelf import shelf

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

PACKAGE = "lobbycard.cli.commands"
INTERRUPTED = 130


class Failure(click.ClickException):
    """Something can't be read or written: one line, exit 2."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        """Say it on stderr."""
        click.echo(f"lobbycard: {self.message}", file=file, err=file is None)


class Commands(click.Group):
    """The commands of the shelf; a command's module is imported when it is called."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands by the first lines of their files."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, purpose(name)) for name in self.commands])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Offer the commands with what they are for, and the options."""
        from click.shell_completion import CompletionItem

        names = [name for name in self.commands if name.startswith(incomplete)]
        offered = [CompletionItem(name, help=purpose(name)) for name in names]
        return [*offered, *click.Command.shell_complete(self, ctx, incomplete)]

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; a failure and an interrupt each get one line."""
        try:
            return super().invoke(ctx)
        except ProjectError as error:
            raise Failure(str(error)) from error
        except OSError as error:
            if error.errno == errno.EPIPE:  # whoever read has had enough
                raise
            let_go_of_output()
            raise Failure(f"{error.filename or 'the system says'}: {error.strerror or error}") from error
        except KeyboardInterrupt:
            click.echo("\nlobbycard: stopped", err=True)
            ctx.exit(INTERRUPTED)


def let_go_of_output() -> None:
    """Let go of what could not be written, which Python would try once more when it ends."""
    stdout = sys.__stdout__
    if stdout is not None and stdout is sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stdout.fileno())


def purpose(name: str) -> str:
    """What a command is for: the first line of its module, which is read and not run."""
    spec = find_spec(f"{PACKAGE}.{name.replace('-', '_')}")
    source = getattr(spec.loader, "get_source", None) if spec else None
    docstring = ast.get_docstring(ast.parse(source(spec.name))) if spec and source else None
    return (docstring or "").partition("\n")[0]


@click.group(
    cls=Commands,
    commands=cast("MutableMapping[str, click.Command]", shelf(PACKAGE, "COMMAND", click.Command)),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Example: lobbycard validate -C shipped",
)
@common
@click.version_option(__version__, message="%(prog)s %(version)s")
def main() -> None:
    """Card data in YAML goes in; checked, playable, printable games come out."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # whatever a terminal can't show is told by its number
            stream.reconfigure(errors="backslashreplace")
    try:
        Path.cwd()
    except OSError as error:
        raise ProjectError("the current folder is gone; go to one that is there") from error
