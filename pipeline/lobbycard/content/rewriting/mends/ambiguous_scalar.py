"""Unquoted values that readers of YAML differ about are put in quotes, as the text that their author sees."""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.content.rewriting.mend import Draft, Mend
from lobbycard.content.rewriting.surgery.edit import Edit
from lobbycard.content.rewriting.surgery.tree import scalars
from lobbycard.content.yaml.faults.scalar import AMBIGUOUS_SCALAR
from lobbycard.content.yaml.scalar import DoubtfulError, plain_value
from lobbycard.core.problems import Fault


def edits(draft: Draft) -> Iterator[Edit]:
    """Put quotes around each; none of them holds a quotation mark or a backslash."""
    for scalar in scalars(draft.root):
        if not scalar.style and doubt(scalar.value) is AMBIGUOUS_SCALAR:
            yield Edit(scalar.start, scalar.end, f'"{scalar.value}"')


def doubt(text: str) -> Fault | None:
    """What makes a plain scalar doubtful."""
    try:
        plain_value(text)
    except DoubtfulError as error:
        return error.fault
    return None


MEND = Mend(edits, AMBIGUOUS_SCALAR.code)
