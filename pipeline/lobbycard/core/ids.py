"""Names and ids: slugs, the nearest known word, and names that look alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

MOST_COMPARED = 1000
SLUG_PATTERN = r"^[a-z0-9]+(-[a-z0-9]+)*$"

# Letters of other scripts that print like Latin ones; from Unicode's confusables, those of Greek and Cyrillic.
_LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕԁһɡпоΑΒΕΖΗΙΚΜΝΟΡΤΥΧαονρυ" + "АВЕКМНОРСТХ" + "’‘“”–—",
    "aeopcyxijsdhgnoABEZHIKMNOPTYXaovpu" + "ABEKMHOPCTX" + "''\"\"--",
)


def slug(name: str) -> str:
    """The kebab-case id that a name gives: 'Sub-Machine Gun' is 'sub-machine-gun', 'Fo’ Real!' is 'fo-real'."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower().replace("'", "")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant, or None when none is near."""
    folded = {choice.lower(): choice for choice in known}
    meant = word.lower()
    if meant in folded:
        return folded[meant]
    choices = folded if len(folded) <= MOST_COMPARED else _alike(meant, folded)
    close = [choice for choice in get_close_matches(meant, choices, n=8, cutoff=0.45) if _near(meant, choice)]
    return folded[min(close, key=lambda choice: slips(meant, choice))] if close else None


def _near(word: str, choice: str) -> bool:
    """Whether a word is a slip of another one: a letter of a short word, a third of a long one, or the half of it."""
    shorter, longer = sorted((word, choice), key=len)
    if len(shorter) <= 2:
        return sorted(word) == sorted(choice) or longer[:-1] == shorter
    half = len(shorter) >= 4 and shorter in longer
    return half or slips(word, choice) <= (1 if len(word) <= 5 else 2 if len(word) <= 8 else len(word) // 3)


def slips(word: str, other: str) -> int:
    """How many letters were left out, added, mistaken or swapped with a neighbour between two words."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(word, 1):
        before, above, row = row, before, [at]
        for to, wanted in enumerate(other, 1):
            cost = min(before[to] + 1, row[-1] + 1, before[to - 1] + (letter != wanted))
            if at > 1 and to > 1 and letter == other[to - 2] and word[at - 2] == wanted:
                cost = min(cost, above[to - 2] + 1)
            row.append(cost)
    return row[-1]


def _alike(word: str, choices: Iterable[str]) -> list[str]:
    """Of very many words those that begin or end like this one and are about as long; comparing is slow."""
    ends = [
        choice
        for choice in choices
        if abs(len(choice) - len(word)) <= 2 and (choice[:3] == word[:3] or choice[-3:] == word[-3:])
    ]
    return ends[:MOST_COMPARED]


def skeleton(name: str) -> str:
    """What a reader sees of a name: equal for names that differ in case, width, accents or look-alike letters."""
    folded = unicodedata.normalize("NFKD", name.translate(_LOOK_ALIKES)).casefold()
    return "".join(letter for letter in folded if not unicodedata.combining(letter))
