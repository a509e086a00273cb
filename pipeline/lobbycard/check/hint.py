"""What a message adds to help: the name that was probably meant, or where something stood before."""

from __future__ import annotations

from collections.abc import Collection

from lobbycard.core.ids import nearest
from lobbycard.core.problems import Place

MOST_LISTED = 12


def did_you_mean(word: str, known: Collection[str]) -> str:
    """The nearest name as a question; all of them when they are few and none is near."""
    meant = nearest(word, known)
    if meant:
        return f"did you mean {meant!r}?"
    return f"there is {', '.join(sorted(known))}" if 0 < len(known) <= MOST_LISTED else ""


def at(place: Place) -> str:
    """A place in the middle of a sentence: 'content/bbb/cards/core/sfx.yaml:12:9'."""
    return f"{place.path}:{place.line}:{place.column}"
