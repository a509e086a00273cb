"""The byte order mark that some editors put first is taken off."""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.content.rewriting.mend import Draft, Mend, Stage
from lobbycard.content.rewriting.surgery.edit import Edit
from lobbycard.content.yaml.written import BYTE_ORDER_MARK


def edits(draft: Draft) -> Iterator[Edit]:
    """Take the mark off."""
    if draft.text.startswith(BYTE_ORDER_MARK):
        yield Edit(0, len(BYTE_ORDER_MARK), "")


MEND = Mend(edits, "C009", Stage.LETTERS)
