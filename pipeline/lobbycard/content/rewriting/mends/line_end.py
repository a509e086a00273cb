"""Carriage returns at the ends of lines give way to the line feed alone."""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.content.rewriting.mend import Draft, Mend, Stage
from lobbycard.content.rewriting.surgery.edit import Edit
from lobbycard.content.yaml.written import LINE_END


def edits(draft: Draft) -> Iterator[Edit]:
    """End each line with a line feed."""
    for found in LINE_END.finditer(draft.text):
        if found[0] != "\n":
            yield Edit(*found.span(), "\n")


MEND = Mend(edits, "C011", Stage.LETTERS)
