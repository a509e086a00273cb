"""A small table for the engine's tests, and ways to drive a rule by the keys of its answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from lobbycard.content.card import Card
from lobbycard.content.model import described
from lobbycard.engine.chance import Chance
from lobbycard.engine.decision import Flow, Option, Player, Together
from lobbycard.engine.event import Event
from lobbycard.engine.piece import Piece
from lobbycard.engine.table import Table
from lobbycard.engine.trigger import Listener
from lobbycard.engine.zone import Sight

T = TypeVar("T")


class Slip(Card):
    kind: ClassVar[str] = "slip"
    strength: int = described("a value")
    traits: list[str] = described("traits")


class Room(Table):
    limits: ClassVar[Mapping[str, tuple[int, int]]] = {"nerve": (0, 3)}

    def __init__(self, players: Sequence[Player] = ("ann", "bob", "cy"), seed: int = 0) -> None:
        super().__init__(players, Chance(seed))
        self.deck = self.add_zone("deck", Sight.NOBODY, ordered=True)
        self.pile = self.add_zone("pile", Sight.EVERYONE, ordered=True)
        self.hands = {player: self.add_zone("hand", Sight.OWNER, player) for player in players}
        self.plays = {player: self.add_zone("play", Sight.EVERYONE, player, live=True) for player in players}
        self.ears: dict[str, list[type[Ear]]] = {}

    def listeners_of(self, piece: Piece) -> list[Listener]:
        return [kind(piece) for kind in self.ears.get(piece.id, ())]

    def slip(self, name: str, zone: Any = None, host: Piece | None = None, strength: int = 1) -> Piece:
        card = Slip(id=name, name=name.title(), strength=strength, traits=["soul"])
        return self.add_piece(card, zone or (host.zone if host else self.deck), host=host)


class Ear(Listener):
    """Writes down what it hears; subclasses say which kind of event and what they do about it."""

    __slots__ = ()
    listens: ClassVar[str] = "moved"
    instead: ClassVar[bool] = False

    def __init__(self, source: Piece) -> None:
        super().__init__(source, self.listens, replaces=self.instead)

    def hears(self, table: Any, event: Event) -> bool:
        return True


def driven(flow: Flow[T], *keys: str) -> tuple[T, list[str]]:
    """Drive a rule with answers by key; decisions of one option answer themselves. Its result, and what was asked."""
    answers, answer = iter(keys), None
    asked: list[str] = []
    while True:
        try:
            decision = flow.send(answer)
        except StopIteration as end:
            assert list(answers) == [], "answers were left over"
            return end.value, asked
        assert not isinstance(decision, Together)
        if len(decision.options) == 1:
            answer = decision.options[0]
            continue
        asked.append(f"{decision.player} {decision.kind}: {', '.join(decision.keys)}")
        answer = decision.option(next(answers))
        assert isinstance(answer, Option)


def done(flow: Flow[T]) -> T:
    """The result of a rule that asks nothing."""
    result, asked = driven(flow)
    assert asked == []
    return result


def ids(pieces: Any) -> list[str]:
    return [piece.id for piece in pieces]
