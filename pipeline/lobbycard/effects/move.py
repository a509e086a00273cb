"""Move cards from one place to another.

    - instead-of: {event: discarded, of: this, cause: failed-attack}
      effects: [{do: move, target: it, to: owners-hand}]

prints "If this card would be discarded after a failed attack, move it into its owner's hand instead."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.pick import picked
from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.verb import Verb, acting
from lobbycard.effects.grammar.which import noun_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Place, Player, Which


class Move(Verb):
    """Put cards somewhere else."""

    do: Literal["move"]
    also: ClassVar[tuple[str, ...]] = ("return", "put", "search")

    target: "Which" = described("what is moved")
    to: "Place" = described("where to")
    who: "Player" = Field(default="you", description="who moves it")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'move a Prop from the discard pile into your hand'."""
        moved = noun_phrase(self.target, words, "from").text
        return [acting(self.who, words, "move", f"{moved} {words.place(self.to, 'into')}")]

    def run(self, act: Act) -> Flow[None]:
        """Let each player move the cards."""
        table = stage(act)
        for player in (yield from table.actors(self.who, act)):
            act.they = player
            for piece in (yield from picked(self.target, act, "move", player)):
                for zone in table.places(self.to, act)[:1]:
                    yield from table.put(piece, zone, act)


EFFECT = Move
