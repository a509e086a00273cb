"""Look at the top of a pile.

    - play: your-turn
      effects: [{do: look, amount: 3, of: the-deck}, {do: reorder}]

prints "On your turn: look at the top three cards of the deck, then put them back in any order."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.amount import amount_of, counted
from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.verb import Verb, acting
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow
from lobbycard.engine.verb import look

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Place, Player, Quantity


class Look(Verb):
    """Look at the top cards of a pile without showing them."""

    do: Literal["look"]
    also: ClassVar[tuple[str, ...]] = ("peek", "scry")

    amount: "Quantity" = Field(default=1, description="how many cards")
    of: "Place" = described("the pile that is looked at")
    who: "Player" = Field(default="you", description="who looks")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'look at the top three cards of the deck'."""
        top = "card" if self.amount == 1 else counted(self.amount, words, "card", "cards")
        return [acting(self.who, words, "look", f"at the top {top} of {words.place(self.of, 'bare')}")]

    def run(self, act: Act) -> Flow[None]:
        """Let each player look; `chosen` are the cards that were looked at."""
        table = stage(act)
        for player in (yield from table.actors(self.who, act)):
            act.they = player
            for zone in table.places(self.of, act):
                seen = zone.pieces[: amount_of(self.amount, act)]
                act.chosen, act.many[player] = tuple(seen), len(seen)
                yield from look(table, player, seen)


EFFECT = Look
