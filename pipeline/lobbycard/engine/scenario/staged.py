"""A game's rules that begin with a position of a scenario instead of the set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from lobbycard.content.model import Model
from lobbycard.engine.chance import Chance
from lobbycard.engine.decision import Decision, Flow, Player
from lobbycard.engine.rules import Refusal, Result, Rules, SetUp
from lobbycard.engine.table import Table

T = TypeVar("T", bound=Table)


class Staged(Rules[T, SetUp], Generic[T]):
    """The rules of a game with a position to begin from."""

    setting = SetUp

    def __init__(self, rules: Rules[T, Any], given: Model) -> None:
        self._rules = rules
        self._given = given
        self.digest = rules.digest

    @property
    def id(self) -> str:  # type: ignore[override]
        """The game's id."""
        return self._rules.id

    @property
    def version(self) -> str:  # type: ignore[override]
        """The version of its rules."""
        return self._rules.version

    @property
    def seats(self) -> range:  # type: ignore[override]
        """How many may play."""
        return self._rules.seats

    def table(self, players: Sequence[Player], chance: Chance) -> T:
        """An empty table."""
        return self._rules.table(players, chance)

    def set_up(self, table: T, set_up: SetUp) -> Flow[None]:
        """Lay the position out, and play on from it."""
        yield from self._rules.positioned(table, self._given)

    def beat(self, table: T) -> Flow[None]:
        """The next beat of the game."""
        yield from self._rules.beat(table)

    def result(self, table: T) -> Result | None:
        """The result once the game is over."""
        return self._rules.result(table)

    def refusal(self, table: T, decision: Decision, player: Player, key: str) -> Refusal:
        """Why a move isn't offered."""
        return self._rules.refusal(table, decision, player, key)

    def rank(self, view: Mapping[str, Any], kind: str, keys: Sequence[str]) -> list[float]:
        """How good each option looks."""
        return self._rules.rank(view, kind, keys)
