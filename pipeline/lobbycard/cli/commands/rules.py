"""List the rules of a game, and what proves each of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from textwrap import fill
from typing import TYPE_CHECKING

import click

from lobbycard.cli.completion import games
from lobbycard.cli.invocation import Invocation, common, game_named, pass_invocation
from lobbycard.core.errors import ProjectError

if TYPE_CHECKING:
    from lobbycard.content.content import Content

VERSION = 1
WIDTH = 100


@click.command("rules", epilog="Example: lobbycard rules bbb --coverage")
@click.argument("game", shell_complete=games)
@click.option("--coverage", is_flag=True, help="Play all scenarios, and list what proves each rule.")
@click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True, help="How it is told."
)
@common
@pass_invocation
def rules(invocation: Invocation, /, game: str, coverage: bool, form: str) -> None:
    """List the rules of GAME, with their sources.

    A rule is proved by a scenario that runs its code, or by a test that is marked with it. With --coverage the command
    exits with 1 when a rule is proved by nothing.
    """
    project = invocation.project
    library = invocation.library(project, [game_named(game, project)])
    content = library.games.get(game)
    if content is None or content.rules is None:
        raise ProjectError(f"{game} has no rules that can be read; lobbycard validate says why")
    if not coverage:
        told = json.dumps(listed(content), indent=1) if form == "json" else "\n".join(told_rules(content))
        click.echo(told)
        return
    from lobbycard.cli.coverage import data, lines, proofs

    found = proofs(content, library)
    click.echo(json.dumps({"version": VERSION, **data(found)}, indent=1) if form == "json" else "\n".join(lines(found)))
    click.get_current_context().exit(int(not all(proof.holds for proof in found)))


def told_rules(content: Content) -> Iterator[str]:
    """The rulebook for people."""
    assert content.rules is not None
    for section in content.rules.model.sections:
        yield f"{section.title}\n"
        for rule in section.rules:
            text = rule.text + (f" Ruling: {rule.ruling}" if rule.ruling else "")
            yield fill(f"{rule.id}  {text} ({rule.source})", WIDTH, initial_indent="  ", subsequent_indent=" " * 14)
        yield ""


def listed(content: Content) -> dict[str, object]:
    """The rulebook for programs."""
    assert content.rules is not None
    kept = {"id", "text", "source", "ruling"}
    rows = [(section.title, rule) for section in content.rules.model.sections for rule in section.rules]
    return {
        "version": VERSION,
        "rules": [{"section": section, **rule.model_dump(include=kept)} for section, rule in rows],
    }


COMMAND = rules
