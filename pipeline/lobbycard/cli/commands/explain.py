"""Explain a fault, a verb of effects or a rule of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lobbycard.cli.completion import codes
from lobbycard.cli.invocation import Invocation, common, pass_invocation
from lobbycard.core.errors import ProjectError
from lobbycard.core.ids import nearest
from lobbycard.core.project import Project, find_project, shipped

if TYPE_CHECKING:
    from lobbycard.content.content import Content
    from lobbycard.core.problems import Fault


@click.command("explain", epilog="Example: lobbycard explain C203")
@click.argument("term", required=False, shell_complete=codes)
@common
@pass_invocation
def explain(invocation: Invocation, /, term: str | None) -> None:
    """Explain TERM: a fault by code or name, a verb of effects, or a rule of a game by its id.

    Without TERM, the faults are listed. Verbs and rules are those of the project, or of the games that come with
    lobbycard where there is no project.
    """
    faults = known_faults()
    if term is None:
        click.echo("\n".join(f"{fault.code}  {fault.name}" for fault in faults.values()))
        return
    page = next(pages(term, faults, invocation), None)
    if page is None:
        meant = nearest(term, [*faults, *(fault.name for fault in faults.values()), *spoken(invocation)])
        hint = f"did you mean {meant!r}?" if meant else "without a word, lobbycard explain lists the faults"
        raise click.UsageError(f"there is no fault, verb or rule {term!r}; {hint}")
    click.echo(page)


def known_faults() -> Mapping[str, Fault]:
    """Every kind of fault by code: those that checking, playing scenarios and printing find."""
    from lobbycard.check.catalogue import faults
    from lobbycard.engine.scenario.faults import FAULTS as PLAYED
    from lobbycard.render.faults import FAULTS as PRINTED

    return dict(sorted({**faults(), **{fault.code: fault for fault in (*PLAYED, *PRINTED)}}.items()))


def pages(term: str, faults: Mapping[str, Fault], invocation: Invocation) -> Iterator[str]:
    """The pages of what a term may mean; games are loaded only when it is no fault."""
    from lobbycard.cli import page

    yield from (page.of_fault(fault) for fault in faults.values() if term.upper() == fault.code or term == fault.name)
    games = loaded(invocation)
    for game in games:
        if term in game.game.verbs:
            yield page.of_verb(term, game.game.verbs[term], games)
    for game in games:
        for section in game.rules.model.sections if game.rules else ():
            for rule in section.rules:
                if rule.id == term.upper():
                    proving = [key for key, entry in game.scenarios.items() if rule.id in entry.model.proves]
                    yield page.of_rule(section.title, rule, proving)


def spoken(invocation: Invocation) -> Iterator[str]:
    """The verbs and the ids of rules of all games."""
    for game in loaded(invocation):
        yield from game.game.verbs
        yield from (rule.id for section in game.rules.model.sections for rule in section.rules) if game.rules else ()


def loaded(invocation: Invocation) -> list[Content]:
    """The games of the project that is meant, or of the package where there is none."""
    return list(invocation.library(project(invocation)).games.values())


def project(invocation: Invocation) -> Project:
    """The project that is meant; whoever only asks for help needs none."""
    try:
        return invocation.project if invocation.start else find_project(Path())
    except ProjectError:
        if invocation.start:
            raise
        return shipped()


COMMAND = explain
