"""A file of content as text, with the place of everything that stands in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from lobbycard.content.position import Position, Steps
from lobbycard.core.problems import Place

BYTE_ORDER_MARK = "\ufeff"
EXCERPT_LENGTH = 500
START = Position(1, 1, 1, 1)
LINE_END = re.compile(r"\r\n|\n|\r")


@dataclass(eq=False)
class SourceFile:
    """One YAML file: `path` is relative to the project, in posix form; lines and columns start at 1."""

    path: str
    text: str

    @cached_property
    def lines(self) -> list[str]:
        """The lines without their ends."""
        return LINE_END.split(self.text.removeprefix(BYTE_ORDER_MARK))

    @cached_property
    def positions(self) -> dict[Steps, Position]:
        """Where each key and value stands, found on first use: only a fault asks for it."""
        from lobbycard.content.yaml.parse import positions

        return positions(self)

    @cached_property
    def data(self) -> Any:
        """What the file holds, parsed anew on first use; None when it can't be parsed."""
        from lobbycard.content.yaml.parse import parse

        return parse(self)[0]

    def place(self, path: Steps, at: Literal["key", "value"] = "value") -> Place:
        """Where a path stands, or what is nearest to it: the first key of the map that lacks it."""
        known = path
        while known and known not in self.positions:
            known = known[:-1]
        if known != path:
            known, at = self._first_key(known)
        position = self.positions.get(known, START)
        if at == "key":
            return self.place_of_line(position.key_line, position.key_column)
        return self.place_of_line(position.line, position.column)

    def place_of_line(self, line: int, column: int) -> Place:
        """A line and column as a place that shows the line."""
        excerpt = self.lines[line - 1] if line <= len(self.lines) else ""
        return Place(self.path, line, column, excerpt[:EXCERPT_LENGTH])

    def _first_key(self, path: Steps) -> tuple[Steps, Literal["key", "value"]]:
        """The first key of the map at a path, or the value there when it is no map."""
        first = next((inner for inner in self.positions if inner and inner[:-1] == path), path)
        return (first, "key") if first != path and isinstance(first[-1], str) else (path, "value")
