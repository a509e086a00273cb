"""A table that tells what a family of words means has a row for a word that does not exist, or lacks one.

The table of traits is looked up by players; a row without a trait is a misspelling, and a trait without a row
leaves them alone.

Bad: a row `soull` in tables/traits.yaml

Good: a row `soul`
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import tables
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.content.vocabulary import Words
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each row of a table named for a family of words that is no word of it, and each word without a row."""
    for entry in tables(content):
        table = entry.model
        if table.id not in Words.model_fields:
            continue
        known = content.words.family(table.id)
        for at, row in enumerate(table.rows):
            if row.id not in known:
                told = f"{row.id!r} is not one of the {table.id} in game.yaml"
                yield Problem(FAULT, told, entry.place("rows", at, "id"), did_you_mean(row.id, known))
        for key in known.keys() - {row.id for row in table.rows}:
            yield Problem(FAULT, f"{key!r} of the {table.id} in game.yaml has no row", entry.place("rows", at="key"))


RULE = Rule(FAULT, check, tables, absent_from=("cards", "tables"))
