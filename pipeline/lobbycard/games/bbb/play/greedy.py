"""What a greedy player likes: by the view alone, so that it knows no more than a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

LIKING = {"play": 5.0, "combine": 3.0, "attack": 4.0, "kung-fu": 2.0, "use": 1.0, "move": -1.0, "end": 0.0, "pass": 0.5}


def rank(view: Mapping[str, Any], kind: str, keys: Sequence[str]) -> list[float]:
    """How good each option looks: to build one's Movie, and to attack where the strength is enough."""
    return [LIKING.get(key.split(" ", 1)[0], 0.0) for key in keys]
