"""BBB's rules as the engine takes them: set-up, beat, result, and why a move is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pydantic import Field

from lobbycard.content.content import Content
from lobbycard.content.model import HyphenModel, Slug, Text, described
from lobbycard.engine.chance import Chance
from lobbycard.engine.decision import Decision, Flow, Player
from lobbycard.engine.rules import Refusal, Result, Rules, SetUp
from lobbycard.games.bbb.play import score
from lobbycard.games.bbb.play.greedy import rank
from lobbycard.games.bbb.play.refusal import refusal
from lobbycard.games.bbb.play.set_up import laid_out
from lobbycard.games.bbb.play.table import BbbTable
from lobbycard.games.bbb.play.turn import turn


class Title(HyphenModel):
    """The movie's title and the words of cards that it uses."""

    text: Text = described("the title as it is read aloud")
    used: list[Text] = described("the title words that it uses")


class BbbSetUp(SetUp):
    """What is settled before a game of BBB."""

    deck: Slug = Field(default="core", description="the deck that is dealt from")
    title: Title | None = Field(default=None, description="the title; without one the six words are joined plainly")
    hoarders_end: bool = Field(default=True, description="whether a round without a move ends the game")


class BbbRules(Rules[BbbTable, BbbSetUp]):
    """Bell-Bottomed Badasses, for two to six players."""

    id: ClassVar[str] = "bbb"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 7)  # rule: BBB-SET-01
    setting = BbbSetUp

    def __init__(self, content: Content) -> None:
        self.content = content
        self.digest = content.digest

    def table(self, players: Sequence[Player], chance: Chance) -> BbbTable:
        """An empty table."""
        return BbbTable(players, chance)

    def set_up(self, table: BbbTable, set_up: BbbSetUp) -> Flow[None]:
        """Make the title and deal."""
        cards = self.content.decks[set_up.deck].model.cards
        deck = [self.content.cards[card].model for card, copies in cards.items() for _ in range(copies)]
        table.hoarders_end = set_up.hoarders_end
        yield from laid_out(table, deck, (set_up.title.text, set_up.title.used) if set_up.title else None)

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
        return rank(view, kind, keys)
