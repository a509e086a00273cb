"""Golden files: text that was looked at once and is compared from then on.

    LOBBYCARD_GOLDEN=write python -m pytest

writes them anew; the change is read in the diff before it is committed.
"""

from __future__ import annotations

import os
from pathlib import Path

GOLDEN = Path(__file__).parent / "golden"


def golden(name: str, actual: str) -> str:
    """The text of a golden file, for comparison with the actual text."""
    path = GOLDEN / name
    if os.environ.get("LOBBYCARD_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(actual, "utf-8")
    return path.read_text("utf-8") if path.exists() else f"no golden file {name}; write it with LOBBYCARD_GOLDEN=write"
