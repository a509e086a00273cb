"""A toy game that uses every part of the engine, to hold the battery itself to account."""

from __future__ import annotations

from collections.abc import Sequence
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
    """A card with a number."""

    kind: ClassVar[str] = "number"
    rank: int = described("how high it is")


CARDS = [Number(id=f"n{rank}", name=f"Number {rank}", rank=rank) for rank in range(1, 10)]


class HighCardSetUp(SetUp):
    """How the toy may be played."""

    copies: int = 2


class HighCardTable(Table):
    """Hands, bids, a deck, a pile and points."""

    def __init__(self, players: Sequence[Player], chance: Chance) -> None:
        super().__init__(players, chance)
        self.deck = self.add_zone("deck", Sight.NOBODY, ordered=True)
        self.pile = self.add_zone("pile", Sight.EVERYONE, ordered=True)
        self.hands = {player: self.add_zone("hand", Sight.OWNER, player) for player in players}
        self.bids = {player: self.add_zone("bid", Sight.EVERYONE, player, live=True) for player in players}
        self.points = dict.fromkeys(players, 0)

    def shown(self, player: Player | None) -> dict[str, Any]:
        """The points are everyone's to see."""
        return {"points": dict(self.points)}


class HighCard(Rules[HighCardTable, HighCardSetUp]):
    """Everyone bids a card in secret, may throw another one behind it, and the highest takes a point."""

    id, version, seats, setting, digest = "high-card", "1", range(2, 5), HighCardSetUp, "000000000000"

    def table(self, players: Sequence[Player], chance: Chance) -> HighCardTable:
        """An empty table."""
        return HighCardTable(players, chance)

    def set_up(self, table: HighCardTable, set_up: HighCardSetUp) -> Flow[None]:
        """Shuffle and deal three each."""
        for card in CARDS * set_up.copies:
            table.add_piece(card, table.deck)
        yield from shuffle(table, table.deck)
        for player in table.players:
            yield from draw(table, 3, table.deck, table.hands[player])

    def beat(self, table: HighCardTable) -> Flow[None]:
        """One round."""
        table.round += 1
        table.active = table.players[table.chance.below(len(table.players), "first")]
        bidders = [player for player in table.turn_order() if table.hands[player].pieces]
        answers = yield Together([Decision(player, "bid", self.options(table, player)) for player in bidders])
        for player, answer in zip(bidders, answers, strict=True):
            yield from move(table, answer.value, table.bids[player], As("bid", player))
        yield from window(table, "raise", may=lambda player: self.raises(table, player), act=Raising(table).act)
        worth = {player: table.value(table.bids[player].pieces[0], "rank") for player in bidders}
        best = max(worth.values())
        for player in bidders:
            table.points[player] += worth[player] == best
            yield from announce(table, Event("scored", player, points=table.points[player]))
            yield from move(table, table.bids[player].pieces[0], table.pile, As("discarded"))
            yield from draw(table, 3 - len(table.hands[player]), table.deck, table.hands[player])
        table.expire("end-of-round")

    def options(self, table: HighCardTable, player: Player) -> list[Option]:
        """The cards of a hand."""
        hand = table.hands[player].pieces
        return [Option(f"bid {key}", value=piece) for key, piece in zip(table.keys(hand), hand, strict=True)]

    def raises(self, table: HighCardTable, player: Player) -> list[Option]:
        """The cards that may be thrown behind the bid."""
        hand = table.hands[player].pieces if table.bids[player].pieces else []
        return [Option(f"raise {key}", value=piece) for key, piece in zip(table.keys(hand), hand, strict=True)]

    def result(self, table: HighCardTable) -> Result | None:
        """It ends when deck and hands are empty."""
        if table.deck.pieces or any(hand.pieces for hand in table.hands.values()):
            return None
        best = max(table.points.values())
        winners = tuple(player for player in table.players if table.points[player] == best)
        return Result(dict(table.points), winners, "no cards left")


class Raising:
    """A card thrown behind a bid makes it higher by the throw of a die."""

    def __init__(self, table: HighCardTable) -> None:
        self.table = table

    def act(self, player: Player, piece: Piece) -> Flow[None]:
        """Throw the card away and the die."""
        table = self.table
        yield from move(table, piece, table.pile, As("discarded", player, "raise"))
        bid = table.bids[player].pieces[0]
        size = table.chance.die(6)
        table.modify(Fixed(Change.ADD, "rank", bid, [bid], size, Lasting("end-of-round")))
        yield from announce(table, Event("raised", bid, player, by_how_much=size))
