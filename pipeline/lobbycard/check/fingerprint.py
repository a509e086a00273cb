"""What a problem is known by from one run to the next, wherever its line has moved in the meantime."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator

from lobbycard.core.problems import Problem

LENGTH = 32


def fingerprints(problems: Iterable[Problem]) -> Iterator[str]:
    """A hash for each problem: of its code, its file and its line's text, and which one of several such it is.

    Neither the line's number nor its indentation counts, nor the message, which may name other lines.
    """
    seen: Counter[tuple[str, str, str]] = Counter()
    for problem in problems:
        alike = (problem.code, problem.place.path, problem.place.excerpt.strip())
        seen[alike] += 1
        told = "\0".join([*alike, str(seen[alike])])
        yield hashlib.sha256(told.encode("utf-8", "backslashreplace")).hexdigest()[:LENGTH]
