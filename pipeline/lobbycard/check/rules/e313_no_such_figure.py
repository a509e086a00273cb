"""An ability compares a figure that the kind of card does not print.

What a card doesn't print counts as 0, so that the highest, the lowest or a bound of it says nothing.

Bad:

    target: {kind: creature, where: {stat: ds, at-most: 3}}

Good:

    target: {kind: creature, where: {stat: as, at-most: 3}}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import Path, abilities
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.decks.card_field import field_names
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem, Severity
from lobbycard.effects.grammar.which import Filter

FAULT = fault(__name__, __doc__, Severity.WARNING)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each figure that a filter compares and its kind lacks; attacks and Movies are not asked."""
    stats = content.words.family("stats").keys()
    printed = {kind.kind: stats & field_names(kind) for kind in content.game.kinds}
    for ability in abilities(content):
        for path, part in ability.parts:
            if isinstance(part, Filter) and part.kind in printed:
                for key, stat in compared(part):
                    if stat not in printed[part.kind]:
                        told = f"{ability.holder}: cards of the kind {part.kind!r} print no {stat!r}"
                        prints = " and ".join(sorted(printed[part.kind])) or "no figure"
                        yield Problem(FAULT, told, ability.place((*path, *key)), f"they print {prints}")


def compared(part: Filter) -> Iterator[tuple[Path, str]]:
    """The figures that a filter compares, with their paths."""
    if part.where is not None:
        yield ("where", "stat"), part.where.stat
    yield from (((key,), stat) for key, stat in (("most", part.most), ("least", part.least)) if stat)


RULE = Rule(FAULT, check, abilities)
