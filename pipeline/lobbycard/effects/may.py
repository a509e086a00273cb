"""Let a player do something or leave it.

    - when: {event: killed, of: this}
      effects: [{do: may, effects: [{do: draw}]}]

prints "When this card is killed, you may draw a card."
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.verb import Verb, carry_out, said_effects
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow, Option, ask

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Effect, Player


class May(Verb):
    """Effects that a player may do, all of them or none."""

    do: Literal["may"]
    also: ClassVar[tuple[str, ...]] = ("can", "optional")

    effects: "Annotated[list[Effect], Field(min_length=1)]" = described("what may be done")
    who: "Player" = Field(default="you", description="who may")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'you may draw a card'."""
        done = said_effects(self.effects, words, nested=True)
        return [Clause(whole=f"{words.word('players', self.who)} may {done}")]

    def run(self, act: Act) -> Flow[None]:
        """Ask each player, and do it where the answer is yes; nobody is asked for what can't be begun."""
        if not self.effects[0].possible(act):
            return
        for player in (yield from stage(act).actors(self.who, act)):
            options = [Option("yes", partial(self._offer, act), True), Option("no", value=False)]
            if (yield from ask(player, "may", options)):
                yield from carry_out(self.effects, act)

    def _offer(self, act: Act) -> str:
        """What a player who says yes will do, and by which card."""
        card = act.source.card
        return f"Yes, {said_effects(self.effects, card.words, nested=True)} ({card.name})"


EFFECT = May
