"""The text of a file as it was written, line by line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

from lobbycard.content.position import Position, Steps
from lobbycard.core.problems import Place

BYTE_ORDER_MARK = "\ufeff"
EXCERPT_LENGTH = 500
LINE_END = re.compile(r"\r\n|\n|\r")


@dataclass(eq=False)
class Written:
    """A file's text: `path` is relative to the project, in posix form; lines and columns start at 1.

    `placed` is where its keys and values stand, once a careful reading has found that.
    """

    path: str
    text: str
    placed: dict[Steps, Position] | None = field(default=None, repr=False)

    @cached_property
    def lines(self) -> list[str]:
        """The lines without their ends."""
        return LINE_END.split(self.text.removeprefix(BYTE_ORDER_MARK))

    def place_of_line(self, line: int, column: int) -> Place:
        """A line and column as a place that shows the line."""
        excerpt = self.lines[line - 1] if line <= len(self.lines) else ""
        return Place(self.path, line, column, excerpt[:EXCERPT_LENGTH])
