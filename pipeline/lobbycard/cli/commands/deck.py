"""Look at decks: whether they are legal and why not, what they hold, how two differ."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeVar

import click

from lobbycard.cli.invocation import Invocation, coloured, common, pass_invocation

VERSION = 1
C = TypeVar("C", bound=Callable[..., Any])


def form_option(command: C) -> C:
    """Let a command tell its result as text or as JSON."""
    choice = click.Choice(["text", "json"])
    return click.option("--format", "form", type=choice, default="text", show_default=True, help="How it is told.")(
        command
    )


@click.group(
    "deck",
    epilog="Example: lobbycard deck check core",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@common
def deck() -> None:
    """Look at decks. A deck is named by its id, by game and id (bbb/core), or by its file."""


@deck.command("check", epilog="Example: lobbycard deck check core --format json")
@click.argument("decks", nargs=-1, metavar="[DECK]...")
@form_option
@common
@pass_invocation
def check_decks(invocation: Invocation, /, decks: tuple[str, ...], form: str) -> None:
    """Say whether decks are legal.

    Every broken rule is told with its cards, their copies, the limit and the place; without DECKs, of all decks.
    Exits with 1 when one is not legal.
    """
    from lobbycard.check.output import Display, counted
    from lobbycard.check.runner import check
    from lobbycard.check.selection import Selection
    from lobbycard.cli.commands.validate import prefix
    from lobbycard.cli.decks import verdict
    from lobbycard.cli.decks.choice import all_decks, chosen

    library = invocation.library(invocation.project)
    wanted = [chosen(name, library) for name in decks] or all_decks(library)
    outcome = check(library, Selection(ignore=("D103",)))
    verdicts = [verdict.judged(choice, outcome) for choice in wanted]
    elsewhere = len(outcome.problems) - len({problem for each in verdicts for problem in each.problems})
    if elsewhere:
        invocation.say(f"{counted(elsewhere, 'more problem')} in the project; lobbycard validate tells them")
    display = Display(coloured(), prefix(library.project, form), invocation.quiet)
    show(form, verdict.all_data, partial(verdict.all_lines, display), *verdicts)
    click.get_current_context().exit(int(not all(each.legal for each in verdicts)))


@deck.command("show", epilog="Example: lobbycard deck show core")
@click.argument("name", metavar="DECK")
@form_option
@common
@pass_invocation
def show_deck(invocation: Invocation, /, name: str, form: str) -> None:
    """Show what a deck holds: cards by kind, curves of their figures, title words."""
    from lobbycard.cli.decks import overview
    from lobbycard.cli.decks.choice import chosen

    choice = chosen(name, invocation.library(invocation.project))
    show(form, overview.data, overview.lines, choice)


@deck.command("diff", epilog="Example: lobbycard deck diff core treasure")
@click.argument("old", metavar="DECK")
@click.argument("new", metavar="DECK")
@form_option
@common
@pass_invocation
def compare_decks(invocation: Invocation, /, old: str, new: str, form: str) -> None:
    """Show what to take out of the first deck and add to it so that it is the second."""
    from lobbycard.cli.decks import comparison
    from lobbycard.cli.decks.choice import chosen

    library = invocation.library(invocation.project)
    show(form, comparison.data, comparison.lines, chosen(old, library), chosen(new, library))


def show(form: str, data: Callable[..., dict[str, Any]], lines: Callable[..., Iterable[str]], *things: Any) -> None:
    """Print what was found as one JSON object, in ASCII that survives every terminal, or as lines of text."""
    if form == "json":
        click.echo(json.dumps({"version": VERSION, **data(*things)}, indent=1))
    else:
        for line in lines(*things):
            click.echo(line)


COMMAND = deck
