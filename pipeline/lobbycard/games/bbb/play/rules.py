"""BBB's rules as the engine takes them: set-up, beat, result, and why a move is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.engine.chance import Chance
from lobbycard.engine.decision import Decision, Flow, Player
from lobbycard.engine.errors import UnknownNameError
from lobbycard.engine.rules import Refusal, Result, Rules
from lobbycard.games.bbb.play import score
from lobbycard.games.bbb.play.greedy import rank
from lobbycard.games.bbb.play.position import lay_out
from lobbycard.games.bbb.play.refusal import refusal
from lobbycard.games.bbb.play.set_up import laid_out
from lobbycard.games.bbb.play.setting import BbbSetUp, Position
from lobbycard.games.bbb.play.table import BbbTable
from lobbycard.games.bbb.play.turn import rest_of_turn, turn


class BbbRules(Rules[BbbTable, BbbSetUp]):
    """Bell-Bottomed Badasses, for two to six players."""

    id: ClassVar[str] = "bbb"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 7)
    setting = BbbSetUp
    position = Position

    def __init__(self, content: Content) -> None:
        self.content = content
        self.digest = content.digest

    def table(self, players: Sequence[Player], chance: Chance) -> BbbTable:
        """An empty table."""
        return BbbTable(players, chance)

    def set_up(self, table: BbbTable, set_up: BbbSetUp) -> Flow[None]:
        """Make the title and deal."""
        # rule: BBB-MIX-01
        deck = [card for name in (set_up.deck, *set_up.shuffled_in) for card in self._deck(name)]
        table.hoarders_end = set_up.hoarders_end
        yield from laid_out(table, deck, (set_up.title.text, set_up.title.used) if set_up.title else None)

    def positioned(self, table: BbbTable, given: Position) -> Flow[None]:
        """Lay out a position and play on from it."""
        if given.start is not None:
            yield from self.set_up(table, given.start)
            return
        lay_out(table, given, self.content)
        assert table.active is not None
        yield from rest_of_turn(table, table.active)

    def beat(self, table: BbbTable) -> Flow[None]:
        """The next turn."""
        yield from turn(table)

    def result(self, table: BbbTable) -> Result | None:
        """The score, once the game has ended."""
        return score.result(table) if table.end else None

    def refusal(self, table: BbbTable, decision: Decision, player: Player, key: str) -> Refusal:
        """The rule that stands against a move."""
        return refusal(table, player, key) or super().refusal(table, decision, player, key)

    def rank(self, view: Mapping[str, Any], kind: str, keys: Sequence[str]) -> list[float]:
        """How good each option looks."""
        return rank(view, kind, keys, self.content.cards)

    def _deck(self, name: str) -> list[Card]:
        """The cards of a deck, each as often as it has it."""
        decks = self.content.decks
        if name not in decks:
            raise UnknownNameError("deck", name, decks)
        cards = decks[name].model.cards
        return [self.content.cards[card].model for card, copies in cards.items() for _ in range(copies)]
