"""A toy game that uses every part of the engine, to hold the battery itself to account."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from lobbycard.content.card import Card
from lobbycard.content.model import described
from lobbycard.engine.chance import Chance
from lobbycard.engine.decision import Decision, Flow, Option, Player, Together
from lobbycard.engine.event import As, Event
from lobbycard.engine.modifier import Change, Fixed, Lasting
from lobbycard.engine.piece import Piece
from lobbycard.engine.rules import Result, Rules, SetUp
from lobbycard.engine.table import Table
from lobbycard.engine.trigger import announce
from lobbycard.engine.verb import draw, move, shuffle
from lobbycard.engine.window import window
from lobbycard.engine.zone import Sight


class Number(Card):
    kind: ClassVar[str] = "number"
    rank: int = described("how high it is")


class ToySetUp(SetUp):
    cards: int = 18


class Toy(Table):
    def __init__(self, players: Sequence[Player], chance: Chance) -> None:
        super().__init__(players, chance)
        self.deck = self.add_zone("deck", Sight.NOBODY, ordered=True)
        self.pile = self.add_zone("pile", Sight.EVERYONE, ordered=True)
        self.hands = {player: self.add_zone("hand", Sight.OWNER, player) for player in players}
        self.bids = {player: self.add_zone("bid", Sight.EVERYONE, player, live=True) for player in players}
        self.points = dict.fromkeys(players, 0)

    def shown(self, player: Player | None) -> dict[str, Any]:
        return {"points": dict(self.points)}

    def options(self, verb: str, player: Player) -> list[Option]:
        hand = self.hands[player].pieces
        return [Option(f"{verb} {key}", value=piece) for key, piece in zip(self.keys(hand), hand, strict=True)]


class HighCard(Rules[Toy, ToySetUp]):
    """All bid a card in secret, may throw others behind it for a die each, and the highest take a point."""

    id, version, seats, setting, digest = "high-card", "1", range(2, 5), ToySetUp, "0"
    cards: ClassVar[list[Number]] = [Number(id=f"n{rank}", name=f"Number {rank}", rank=rank) for rank in range(9)]

    def table(self, players: Sequence[Player], chance: Chance) -> Toy:
        return Toy(players, chance)

    def set_up(self, table: Toy, set_up: ToySetUp) -> Flow[None]:
        for number in range(set_up.cards):
            table.add_piece(self.cards[number % len(self.cards)], table.deck)
        yield from shuffle(table, table.deck)
        for player in table.players:
            yield from draw(table, 3, table.deck, table.hands[player])

    def beat(self, table: Toy) -> Flow[None]:
        table.round += 1
        table.active = table.chance.pick(table.players, "first")
        bidders = [player for player in table.turn_order() if table.hands[player].pieces]
        answers = yield Together([Decision(player, "bid", table.options("bid", player)) for player in bidders])
        for player, answer in zip(bidders, answers, strict=True):
            yield from move(table, answer.value, table.bids[player], As("bid", player))
        yield from window(table, "raise", may=partial(self.raises, table), act=partial(self.raised, table))
        worth = {player: table.value(table.bids[player].pieces[0], "rank") for player in bidders}
        for player in bidders:
            table.points[player] += worth[player] == max(worth.values())
            yield from announce(table, Event("scored", player, points=table.points[player]))
            yield from move(table, table.bids[player].pieces[0], table.pile, As("discarded"))
            yield from draw(table, 3 - len(table.hands[player]), table.deck, table.hands[player])
        table.expire("end-of-round")

    def raises(self, table: Toy, player: Player) -> list[Option]:
        return table.options("raise", player) if table.bids[player].pieces else []

    def raised(self, table: Toy, player: Player, piece: Piece) -> Flow[None]:
        yield from move(table, piece, table.pile, As("discarded", player, "raise"))
        bid = table.bids[player].pieces[0]
        size = table.chance.die(6)
        table.modify(Fixed(Change.ADD, "rank", bid, [bid], size, Lasting("end-of-round")))
        yield from announce(table, Event("raised", bid, player, by_how_much=size))

    def result(self, table: Toy) -> Result | None:
        if any(zone.pieces for zone in (table.deck, *table.hands.values())):
            return None
        best = max(table.points.values())
        winners = tuple(player for player in table.players if table.points[player] == best)
        return Result(dict(table.points), winners, "no cards left")

    def rank(self, view: Mapping[str, Any], kind: str, keys: Sequence[str]) -> list[float]:
        return [float("".join(filter(str.isdigit, key.partition("#")[0])) or -1) for key in keys]
