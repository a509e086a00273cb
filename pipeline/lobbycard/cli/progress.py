"""A line on the terminal that tells how far long work has come."""

from __future__ import annotations

import os
import sys
import time

PATIENCE = 1.0  # seconds before it is worth telling
CLEAR = "\r\033[K"


class Progress:
    """Call it with what is done, how much there is and what is next; it writes only to a terminal."""

    def __init__(self, quiet: bool = False) -> None:
        self._shows = not quiet and sys.stderr is not None and sys.stderr.isatty() and not os.environ.get("CI")
        self._start = time.monotonic()
        self._written = False

    def __call__(self, done: int, total: int, name: str) -> None:
        """Tell it anew; at the end the line is cleared."""
        if not self._shows or time.monotonic() - self._start < PATIENCE:
            return
        if done < total:
            self._written = True
            sys.stderr.write(f"{CLEAR}{done}/{total} {name}")
        elif self._written:
            sys.stderr.write(CLEAR)
        sys.stderr.flush()
