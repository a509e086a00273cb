"""Faulty variants of the toy: each must fail the row of the battery that its fault belongs to."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

from lobbycard.engine.chance import Chance
from lobbycard.engine.decision import Flow, Option, Player
from lobbycard.engine.event import Event
from lobbycard.engine.piece import Piece
from lobbycard.engine.rules import Rules
from lobbycard.engine.trigger import Listener, announce
from lobbycard.engine.window import window
from tests.contract.toy import HighCard, Number, Toy, ToySetUp


class SetOrdered(HighCard):
    """Fault 1: the players are gone through as a set has them."""

    def beat(self, table: Toy) -> Flow[None]:
        for player in {*table.players}:
            yield from announce(table, Event("greeted", player))
        yield from super().beat(table)


class SharedRandom(HighCard):
    """Fault 2: dice are thrown with the random numbers that everybody uses."""

    def raised(self, table: Toy, player: Player, piece: Piece) -> Flow[None]:
        table.points[player] += random.randrange(6)
        yield from super().raised(table, player, piece)


class OneSeed(HighCard):
    """Fault 3: every match of the game has the same chance."""

    def table(self, players: Any, chance: Chance) -> Toy:
        return super().table(players, Chance(1))


class Hoarding(HighCard):
    """Fault 4: the rules keep state of their own, which a save doesn't have."""

    beats: ClassVar[list[int]] = []

    def beat(self, table: Toy) -> Flow[None]:
        self.beats.append(table.round)
        yield from announce(table, Event("counted", str(len(self.beats))))
        yield from super().beat(table)


class Scribbling(HighCard):
    """Fault 8: state is kept in the cards' definitions."""

    cards: ClassVar[list[Number]] = [card.model_copy() for card in HighCard.cards]

    def raised(self, table: Toy, player: Player, piece: Piece) -> Flow[None]:
        vars(piece.card)["rank"] += 1
        yield from super().raised(table, player, piece)


class Shallow(HighCard):
    """Fault 9: part of the state is shared by every copy of a table."""

    POINTS: ClassVar[dict[str, int]] = {}

    def beat(self, table: Toy) -> Flow[None]:
        if table.round == 0:
            self.POINTS.clear()
        yield from super().beat(table)
        for player, points in table.points.items():
            self.POINTS[player] = self.POINTS.get(player, 0) + points
        yield from announce(table, Event("summed", str(sum(self.POINTS.values()))))


class PeekingTable(Toy):
    """Fault 10: the view shows what the deck hides."""

    def shown(self, player: Player | None) -> dict[str, Any]:
        return super().shown(player) | {"next": [piece.id for piece in self.deck.pieces[:1]]}


class Peeking(HighCard):
    """Fault 10: the table shows the next card of the deck to all."""

    def table(self, players: Any, chance: Chance) -> Toy:
        return PeekingTable(players, chance)


class Leaking(HighCard):
    """Fault 11: the log tells everyone which card was drawn."""

    def beat(self, table: Toy) -> Flow[None]:
        yield from super().beat(table)
        for player in table.players:
            for piece in table.hands[player].pieces[-1:]:
                yield from announce(table, Event("sorted", player, last=piece.id))


class Alphabetical(HighCard):
    """Fault 14: ties go by name."""

    def beat(self, table: Toy) -> Flow[None]:
        yield from announce(table, Event("leads", min(table.players, key=lambda each: (-table.points[each], each))))
        yield from super().beat(table)


class Looping(HighCard):
    """Fault 16: nothing keeps a player from boasting for ever."""

    def beat(self, table: Toy) -> Flow[None]:
        yield from window(
            table, "boast", may=lambda _: [Option("boast")], act=lambda player, _: self.boast(table, player)
        )
        yield from super().beat(table)

    def boast(self, table: Toy, player: Player) -> Flow[None]:
        yield from announce(table, Event("boasted", player))


class Deaf(Listener):
    """Listens, and hears nothing."""

    def hears(self, table: Any, event: Event) -> bool:
        return False


class Outliving(HighCard):
    """Fault 18: a card listens on after it has left."""

    def beat(self, table: Toy) -> Flow[None]:
        yield from super().beat(table)
        table.listeners.setdefault("bid", []).append(Deaf(table.pile.pieces[0], "bid"))


class Bluffing(HighCard):
    """Fault 23: it offers what it then can't do."""

    def raises(self, table: Toy, player: Player) -> list[Option]:
        return [*super().raises(table, player), Option("raise nothing")]


class Losing(HighCard):
    """Fault 26: a card is lost on its way, and another one doubled."""

    def raised(self, table: Toy, player: Player, piece: Piece) -> Flow[None]:
        yield from super().raised(table, player, piece)
        if len(table.pile.pieces) > 2:
            table.pile.pieces[0] = table.pile.pieces[1]


VARIANTS: dict[str, Callable[[], Rules[Toy, ToySetUp]]] = {
    "set-ordered": SetOrdered,
    "shared-random": SharedRandom,
    "one-seed": OneSeed,
    "hoarding": Hoarding,
    "scribbling": Scribbling,
    "shallow": Shallow,
    "peeking": Peeking,
    "leaking": Leaking,
    "alphabetical": Alphabetical,
    "looping": Looping,
    "outliving": Outliving,
    "bluffing": Bluffing,
    "losing": Losing,
}
