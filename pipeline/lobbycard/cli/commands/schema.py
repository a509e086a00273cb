"""Print the JSON Schemas that editors complete and check by."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from lobbycard.cli.invocation import Invocation, common, pass_invocation
from lobbycard.core.files import written_aside

VERSION = 1
Schemas = Mapping[str, dict[str, Any]]


@click.command("schema", epilog="Example: lobbycard schema --write schemas")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option(
    "--write", "folder", metavar="DIR", type=click.Path(file_okay=False, path_type=Path), help="Write them as files."
)
@click.option("--check", is_flag=True, help="Only say whether the project's schemas/ are as they would be written.")
@common
@pass_invocation
def schema(invocation: Invocation, /, names: tuple[str, ...], folder: Path | None, check: bool) -> None:
    """Print the schemas of the project's games and documents, or those of the files called NAME.

    They follow the models and the words in game.yaml. The schemas of older versions are never written anew.
    """
    project = invocation.project
    schemas = chosen(names, printed_schemas(invocation))
    if check:
        stale = [name for name, text in texts(schemas).items() if current(project.root / "schemas" / name) != text]
        for name in stale:
            click.echo(f"schemas/{name} is not as the models are; lobbycard schema --write schemas mends it")
        click.get_current_context().exit(int(bool(stale)))
    if folder is None:
        only = schemas[next(iter(schemas))] if len(names) == 1 else None
        click.echo(json.dumps(only or {"version": VERSION, "schemas": schemas}, indent=1, ensure_ascii=False))
        return
    for name, text in texts(schemas).items():
        if current(folder / name) != text:
            with written_aside(folder / name) as aside:
                aside.write_text(text, "utf-8")
            click.echo((folder / name).as_posix())


def printed_schemas(invocation: Invocation) -> Schemas:
    """Every schema by the name of its file: those of documents, and those of each game's kinds of card."""
    from lobbycard.content.schema import card_schemas, document_schemas

    library = invocation.library(invocation.project)
    schemas = document_schemas()
    for game in library.games.values():
        schemas |= card_schemas(game.game, game.words.words)
    return schemas


def chosen(names: tuple[str, ...], schemas: Schemas) -> Schemas:
    """The schemas called by these names, such as 'bbb/sfx' or 'deck'; all where there are none."""
    from lobbycard.core.ids import nearest

    known = {name.removesuffix(".schema.json").rpartition("-v")[0].removeprefix("common/"): name for name in schemas}
    for name in names:
        if name not in known:
            meant = nearest(name, known)
            hint = f"did you mean {meant!r}?" if meant else f"there is {', '.join(known)}"
            raise click.UsageError(f"there is no schema {name!r}; {hint}")
    return {known[name]: schemas[known[name]] for name in names} if names else schemas


def texts(schemas: Schemas) -> dict[str, str]:
    """The text of each file."""
    return {name: json.dumps(each, indent=1, ensure_ascii=False) + "\n" for name, each in schemas.items()}


def current(path: Path) -> str | None:
    """The text of a file as it is, or None where there is none."""
    return path.read_text("utf-8") if path.is_file() else None


COMMAND = schema
