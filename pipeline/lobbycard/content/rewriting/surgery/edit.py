"""One change of a text: a stretch of it, and what stands there afterwards."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple


class Edit(NamedTuple):
    """The letters from `start` up to `end` become `text`; offsets are those of the text before."""

    start: int
    end: int
    text: str


def applied(text: str, edits: Iterable[Edit]) -> str:
    """The text after edits that don't overlap."""
    parts, at = [], 0
    for edit in sorted(edits):
        parts += [text[at : edit.start], edit.text]
        at = edit.end
    return "".join([*parts, text[at:]])


def line_of(text: str, offset: int) -> int:
    """The line that an offset lies in, counted from 1."""
    return text.count("\n", 0, offset) + 1


def lines_of(text: str, offsets: Iterable[int]) -> list[int]:
    """The lines that many offsets lie in, each once; the text is gone through once for all."""
    starts = [end.end() for end in re.finditer("\n", text)]
    return sorted({bisect_right(starts, offset) + 1 for offset in offsets})


def line_start(text: str, offset: int) -> int:
    """Where the line begins that an offset lies in."""
    return text.rfind("\n", 0, offset) + 1


def line_end(text: str, offset: int) -> int:
    """Where the line ends that an offset lies in: at its line feed, or at the end of the text."""
    end = text.find("\n", offset)
    return len(text) if end < 0 else end
