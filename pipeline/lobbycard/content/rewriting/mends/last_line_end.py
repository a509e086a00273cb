"""The last line ends as all others do."""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.content.rewriting.mend import Draft, Mend
from lobbycard.content.rewriting.surgery.edit import Edit


def edits(draft: Draft) -> Iterator[Edit]:
    """Add the line feed that is missing."""
    if not draft.text.endswith("\n"):
        yield Edit(len(draft.text), len(draft.text), "\n")


MEND = Mend(edits, told=False)
