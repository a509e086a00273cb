"""What stands in a quick reference: the rules of a section in a line each, in a panel of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from lobbycard.content.documents.rules import Rule, RulesDocument
from lobbycard.content.entry import Entry
from lobbycard.core.errors import ProjectError
from lobbycard.core.ids import nearest
from lobbycard.core.problems import Problem
from lobbycard.render.book.look import QuickrefLook
from lobbycard.render.faults import LEFT_OUT
from lobbycard.render.style import KindStyle

T = TypeVar("T")


class Line(NamedTuple):
    """A rule in a line: the number and name of the step that it is, if any, its text, and what of it is ours."""

    number: int
    step: str | None
    text: str
    ours: bool
    ruling: str | None


@dataclass(frozen=True)
class Panel:
    """A section of the rulebook in the colours of a kind of card."""

    id: str
    title: str
    kind: str
    colours: KindStyle
    lines: tuple[Line, ...]


def panels(look: QuickrefLook, rules: RulesDocument, kinds: Mapping[str, KindStyle]) -> list[list[Panel]]:
    """The panels of a look, column by column; ProjectError for a section or a kind that does not exist.

    A section without a short rule has no panel.
    """
    sections = {section.id: section for section in rules.sections}
    columns: list[list[Panel]] = []
    for column in look.columns:
        columns.append([])
        for each in column:
            section = _known(look, "section", each.section, sections)
            colours = _known(look, "kind", each.kind, kinds)
            lines = tuple(_lines(section.rules))
            columns[-1] += [Panel(section.id, section.title, each.kind, colours, lines)] if lines else []
    return columns


def left_out(look: QuickrefLook, rules: Entry[RulesDocument]) -> Iterator[Problem]:
    """Rules that have a line for the quick reference but stand in a section without a panel."""
    shown = {panel.section for column in look.columns for panel in column}
    for at, section in enumerate(rules.model.sections):
        for number, rule in enumerate(section.rules):
            if rule.short is not None and section.id not in shown:
                told = f"{rule.id} has a short text, but the quick reference has no panel for '{section.id}'"
                hint = f"add one to templates/{look.file}"
                yield Problem(LEFT_OUT, told, rules.place("sections", at, "rules", number, "short", at="key"), hint)


def _lines(rules: Iterable[Rule]) -> Iterator[Line]:
    """The rules that have a short text; those that are steps are numbered."""
    number = 0
    for rule in rules:
        if rule.short is not None:
            number += rule.step is not None
            yield Line(number, rule.step, rule.short, rule.source == "ruling", rule.short_ruling)


def _known(look: QuickrefLook, kind: str, name: str, known: Mapping[str, T]) -> T:
    if name in known:
        return known[name]
    meant = nearest(name, known)
    hint = f"did you mean '{meant}'?" if meant else f"there is {', '.join(known)}"
    raise ProjectError(f"templates/{look.file}: there is no {kind} '{name}'; {hint}")
