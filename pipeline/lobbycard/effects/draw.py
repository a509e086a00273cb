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
from lobbycard.effects.grammar.amount import counted
from lobbycard.effects.grammar.verb import Verb, acting

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


EFFECT = Draw
