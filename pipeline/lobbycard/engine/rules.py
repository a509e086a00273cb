"""What a game brings to the engine: its table, its set-up and its beats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from lobbycard.content.model import Model
from lobbycard.core.ids import nearest
from lobbycard.engine.chance import Chance
from lobbycard.engine.decision import Decision, Flow, Player
from lobbycard.engine.table import Table

T = TypeVar("T", bound=Table)
S = TypeVar("S", bound="SetUp")


class SetUp(Model):
    """What is settled before a match: deck, options; each with a default, so that a game can be played at once."""


class Refusal(NamedTuple):
    """Why a move isn't offered: the rule's id ('' where no rule is at stake) and the reason."""

    rule: str
    reason: str


class Result(NamedTuple):
    """How a match ended: scores by player, who won (several share it), and why it ended."""

    scores: Mapping[Player, int]
    winners: tuple[Player, ...]
    reason: str


class Rules(Generic[T, S]):
    """A game's rules over one content; they keep no state, all of it is the table's.

    `digest` is the content's; `version` grows whenever the same choices could lead elsewhere.
    A beat is one short generator: a turn, a phase. Nothing lives from beat to beat but the table.
    """

    id: ClassVar[str]
    version: ClassVar[str]
    seats: ClassVar[range]
    setting: type[S]
    # How the author of a worked example writes a position; a game without examples has none.
    position: type[Model] = Model
    digest: str

    def table(self, players: Sequence[Player], chance: Chance) -> T:
        """An empty table with its zones."""
        raise NotImplementedError

    def set_up(self, table: T, set_up: S) -> Flow[None]:
        """Lay out cards and deal: the first beat."""
        raise NotImplementedError

    def positioned(self, table: T, given: Any) -> Flow[None]:
        """Lay out a position of a worked example and play on from it to the end of the beat."""
        raise NotImplementedError(f"{self.id} has no positions")

    def beat(self, table: T) -> Flow[None]:
        """The next turn or phase."""
        raise NotImplementedError

    def result(self, table: T) -> Result | None:
        """The result once the game is over; asked after each beat."""
        raise NotImplementedError

    def refusal(self, table: T, decision: Decision, player: Player, key: str) -> Refusal:
        """Why a player may not do now what a key says; a game names the rule."""
        if player != decision.player:
            return Refusal("", f"{player} isn't asked now, {decision.player} is")
        near = nearest(key, decision.keys)
        hint = f"; did you mean {near!r}?" if near else ""
        return Refusal("", f"{key!r} isn't offered to {player} now{hint}")

    def rank(self, view: Mapping[str, Any], kind: str, keys: Sequence[str]) -> list[float]:
        """How good each option looks to a greedy player, by the view and the keys alone; higher is better."""
        return [0.0] * len(keys)
