"""Tell what changed between two revisions, card by card."""

from __future__ import annotations

import click

from lobbycard.cli.completion import revisions
from lobbycard.cli.invocation import Invocation, common, pass_invocation
from lobbycard.core.shelf import shelf

FORMS = sorted(shelf("lobbycard.cli.differences", "FORM", object))


@click.command("diff", epilog="Example: lobbycard diff v0.1.0 --format markdown")
@click.argument("old", metavar="REV", shell_complete=revisions)
@click.argument("new", metavar="[REV]", required=False, shell_complete=revisions)
@click.option("--format", "form", type=click.Choice(FORMS), default="text", show_default=True, help="How it is told.")
@common
@pass_invocation
def diff(invocation: Invocation, /, old: str, new: str | None, form: str) -> None:
    """Tell what changed since REV, or between two of them: fields, printed text, and the decks that it touches.

    REV is a tag, a branch, a commit, or whatever else git knows a revision by. Without a second one, the first is
    compared with the files as they are now.
    """
    from lobbycard.cli.difference import Comparison, Form, Revision
    from lobbycard.cli.revision import library_at
    from lobbycard.content.difference.libraries import differences
    from lobbycard.core.repository import Repository

    project = invocation.project
    repository = Repository(project.root)
    commits = [repository.commit(revision) for revision in (old, new) if revision is not None]
    before = Revision(old, commits[0], library_at(commits[0], repository, invocation))
    if new is not None:
        after = Revision(new, commits[1], library_at(commits[1], repository, invocation))
    else:
        after = Revision("now", None, invocation.library(project))
    for revision in (before, after):
        tell_state(revision.name, len(revision.errors), bool(revision.library.games), invocation)
    comparison = Comparison(before, after, tuple(differences(before.library, after.library)))
    for line in shelf("lobbycard.cli.differences", "FORM", Form)[form].lines(comparison):
        click.echo(line)


def tell_state(name: str, errors: int, has_games: bool, invocation: Invocation) -> None:
    """Say of a revision that it has no games, or that not all of it can be read."""
    if not has_games and not errors:
        invocation.say(f"{name}: there is no game in this folder at that time")
    elif errors:
        told = "1 error" if errors == 1 else f"{errors} errors"
        invocation.say(f"{name}: {told} in its content; cards that can't be read for them are not compared")


COMMAND = diff
