"""The pages that `lobbycard explain` prints: of faults, of verbs and of rules of a game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from inspect import cleandoc
from textwrap import fill
from typing import Any

from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.documents.rules import Rule
from lobbycard.content.model import yaml_name
from lobbycard.core.problems import Fault
from lobbycard.effects.grammar.part import parts_of
from lobbycard.effects.grammar.verb import Verb

WIDTH = 100


def of_fault(fault: Fault) -> str:
    """A fault: its code, name and severity over its page, and whether it can be left to `lobbycard fmt`."""
    parts = [f"{fault.code} {fault.name} ({fault.severity})", fault.page.strip()]
    return "\n\n".join([*parts, *(["`lobbycard fmt` mends it."] if fault.fixable else [])])


def of_verb(name: str, verb: type[Verb], games: list[Content]) -> str:
    """A verb: what it does with an example, its fields, and the cards that use it."""
    manual = cleandoc(sys.modules[verb.__module__].__doc__ or "")
    synonyms = f"Not called: {', '.join(verb.also)}" if verb.also else ""
    static = "May stand in a while." if verb.static else "Can't stand in a while."
    return "\n\n".join(
        part for part in (f"{name}: {manual}", _fields(verb), static, synonyms, _users(name, games)) if part
    )


def _fields(verb: type[Verb]) -> str:
    rows = [(yaml_name(key), info) for key, info in verb.model_fields.items() if key != "do"]
    width = max((len(key) for key, _ in rows), default=0)
    told = [f"    {key:<{width}}  {_described(info)}" for key, info in rows]
    return "\n".join(["Fields:", *told]) if told else "It has no fields."


def _described(info: Any) -> str:
    if info.is_required():
        return f"{info.description}"
    default = "" if info.default in (None, [], ()) else f", {info.default!r} if left out"
    return f"{info.description} (optional{default})"


def _users(name: str, games: list[Content]) -> str:
    lines = [f"    {card.id}: {text}" for game in games for card, text in _uses(name, game)]
    return "\n".join(["Cards that use it:", *lines]) if lines else "No card uses it yet."


def _uses(name: str, game: Content) -> Iterator[tuple[Card, str]]:
    for entry in game.entries:
        for ability in entry.model.own_abilities():
            if any(isinstance(part, Verb) and part.do == name for _, part in parts_of(ability)):
                yield entry.model, ability.line(game.words).plain


def of_rule(section: str, rule: Rule, provers: list[str]) -> str:
    """A rule of a game: its text, our reading of it, and the scenarios that prove it."""
    parts = [f"{rule.id} ({section}; source: {rule.source})", fill(rule.text, WIDTH)]
    parts += [fill(f"Ruling: {rule.ruling}", WIDTH)] if rule.ruling else []
    parts += [f"Scenarios that prove it: {', '.join(provers)}"] if provers else []
    return "\n\n".join(parts)
