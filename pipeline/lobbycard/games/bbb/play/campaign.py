"""A campaign: final scores added up over games until somebody reaches the goal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from lobbycard.engine.decision import Player


class Standing(NamedTuple):
    """Totals so far, and who has won the campaign (several share it), nobody as long as the goal is far."""

    totals: Mapping[Player, int]
    winners: tuple[Player, ...]


def standing(games: Iterable[Mapping[Player, int]], goal: int) -> Standing:
    """How a campaign stands after some games; with the first total that reaches the goal, the highest total wins."""
    totals: dict[Player, int] = {}
    for scores in games:
        # rule: BBB-SCR-03
        totals = {player: totals.get(player, 0) + score for player, score in scores.items()}
        best = max(totals.values())
        if best >= goal:
            # rule: BBB-SCR-03
            return Standing(totals, tuple(player for player, total in totals.items() if total == best))
    return Standing(totals, ())
