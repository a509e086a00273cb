"""Space at the end of a line is removed, but in blocks of text, where it counts."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from lobbycard.content.rewriting.mend import Draft, Mend
from lobbycard.content.rewriting.surgery.edit import Edit, line_end
from lobbycard.content.rewriting.surgery.tree import scalars

# In double quotes a backslash before the space makes it part of the text.
TRAILING = re.compile(r"(?<![ \t\\])[ \t]+$", re.MULTILINE)


def edits(draft: Draft) -> Iterator[Edit]:
    """Remove it."""
    found = [match.span() for match in TRAILING.finditer(draft.text)]
    blocks = [scalar for scalar in scalars(draft.root) if scalar.style in ("|", ">")] if found else []
    kept = [range(line_end(draft.text, block.start) + 1, block.end) for block in blocks]
    starts = [block.start for block in kept]
    for start, end in found:
        above = bisect_right(starts, start) - 1
        if above < 0 or start not in kept[above]:
            yield Edit(start, end, "")


MEND = Mend(edits, "C014")
