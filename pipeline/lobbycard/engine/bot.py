"""Players that are programs: each sees what a player may see, and answers with a key."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from lobbycard.engine.decision import Player
from lobbycard.engine.match import Match


class Seat:
    """What a bot is given: the decision's kind and keys, the view of its player, and worlds that fit the view."""

    def __init__(self, match: Match[Any], player: Player) -> None:
        self._match = match
        self.player = player
        decision = match.decision
        assert decision is not None
        self.kind = decision.kind
        self.keys = decision.keys

    def view(self) -> dict[str, Any]:
        """All that the player may know."""
        return self._match.view(self.player)

    def imagined(self, seed: int) -> Match[Any]:
        """A match to try things in: what the player can't see is dealt anew."""
        return self._match.imagined(self.player, seed)

    def ranks(self) -> list[float]:
        """How good the game's own ranking finds each option."""
        return self._match.rules.rank(self.view(), self.kind, self.keys)


class Bot(Protocol):
    """Whoever answers decisions."""

    def choose(self, seat: Seat) -> str:
        """The key of the option that it takes."""
        ...


class Random:
    """Takes any option, each as likely."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed).random  # noqa: S311 play, not secrets

    def choose(self, seat: Seat) -> str:
        """Any key."""
        return seat.keys[int(self._random() * len(seat.keys))]


class First:
    """Always takes the first option: finds loops that chance never does."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, seat: Seat) -> str:
        """The first key."""
        return seat.keys[0]


class Last:
    """Always takes the last option, which is most often to pass."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, seat: Seat) -> str:
        """The last key."""
        return seat.keys[-1]


class Greedy:
    """Takes what the game's ranking finds best; among equals, any."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed).random  # noqa: S311 play, not secrets

    def choose(self, seat: Seat) -> str:
        """The key of the highest rank."""
        ranks = seat.ranks()
        best = max(ranks)
        found = [key for key, rank in zip(seat.keys, ranks, strict=True) if rank == best]
        return found[int(self._random() * len(found))]


BOTS: Mapping[str, Callable[[int], Bot]] = {"random": Random, "first": First, "last": Last, "greedy": Greedy}
