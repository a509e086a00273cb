"""A table as a quick reference shows it: rows that say the same stand together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from lobbycard.content.documents.table import Row, TableDocument


class Group(NamedTuple):
    """Rows of one text."""

    rows: tuple[Row, ...]
    text: str


@dataclass(frozen=True)
class Table:
    """A table's heading, the rows that have a text of their own, and those that share one."""

    title: str
    single: tuple[Row, ...]
    shared: tuple[Group, ...]


def table_of(document: TableDocument) -> Table:
    """A table of a document, in the order of its rows."""
    by_text: dict[str, list[Row]] = {}
    for row in document.rows:
        by_text.setdefault(row.text or "", []).append(row)
    single = tuple(rows[0] for rows in by_text.values() if len(rows) == 1)
    shared = tuple(Group(tuple(rows), text) for text, rows in by_text.items() if len(rows) > 1)
    return Table(document.title, single, shared)
