"""Let bots play a match to its end, and name what repeats when it has none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from lobbycard.engine.bot import Bot, Seat
from lobbycard.engine.decision import Player
from lobbycard.engine.errors import EndlessError
from lobbycard.engine.match import Match

MOST = 20_000


def play(match: Match[Any], bots: Mapping[Player, Bot], most: int = MOST) -> int:
    """Play to the end and count the decisions; EndlessError beyond `most`, with those that repeat at the end."""
    decisions = 0
    repeated: Counter[str] = Counter()
    while (decision := match.decision) is not None:
        if decisions >= most:
            told = ", ".join(f"{key} ({times} times)" for key, times in repeated.most_common(5))
            raise EndlessError(f"no end after {most} decisions; the last ones repeat: {told}")
        key = bots[decision.player].choose(Seat(match, decision.player))
        if decisions >= most - _WATCHED:
            repeated[f"{decision.player}: {key}"] += 1
        match.choose(key)
        decisions += 1
    return decisions


_WATCHED = 200
