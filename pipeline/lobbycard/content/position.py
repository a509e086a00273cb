"""Where a key and its value stand in a file."""

from __future__ import annotations

from typing import NamedTuple

# The way from a file's root to a value: keys of maps and places in lists, counted from 0.
Steps = tuple[str | int, ...]


class Position(NamedTuple):
    """Lines and columns from 1, columns in code points; an item of a list has its value's place for a key."""

    key_line: int
    key_column: int
    line: int
    column: int
