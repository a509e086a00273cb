"""Letters and their accents are put together into one character, Unicode's form NFC."""

from __future__ import annotations

import re
from collections.abc import Iterator
from unicodedata import is_normalized, normalize

from lobbycard.content.rewriting.mend import Draft, Mend
from lobbycard.content.rewriting.surgery.edit import Edit

LINE = re.compile(r"[^\n]+")


def edits(draft: Draft) -> Iterator[Edit]:
    """Write each line that is not in NFC anew."""
    if draft.text.isascii() or is_normalized("NFC", draft.text):
        return
    for line in LINE.finditer(draft.text):
        if not is_normalized("NFC", line[0]):
            yield Edit(*line.span(), normalize("NFC", line[0]))


MEND = Mend(edits, "C206", told=False)
