"""Draw cards.

    - play: any-time
      effects: [{do: draw, amount: 2}]

prints "Draw two cards."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.amount import amount_of, counted
from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.verb import Verb, acting
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Player, Quantity


class Draw(Verb):
    """Draw from the draw pile."""

    do: Literal["draw"]
    also: ClassVar[tuple[str, ...]] = ("take", "draw-cards")

    amount: "Quantity" = Field(default=1, description="how many cards")
    who: "Player" = Field(default="you", description="who draws")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'draw two cards'."""
        amount = "a card" if self.amount == 1 else counted(self.amount, words, "card", "cards")
        return [acting(self.who, words, "draw", amount)]

    def run(self, act: Act) -> Flow[None]:
        """Let each player draw."""
        table = stage(act)
        for player in (yield from table.actors(self.who, act)):
            act.they = player
            act.many[player] = yield from table.draw_cards(player, amount_of(self.amount, act), act)


EFFECT = Draw
