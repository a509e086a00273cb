"""Do something at a later moment.

    - play: any-time
      effects: [{do: draw, amount: 3}, {do: later, at: end-of-turn, effects: [{do: discard, target: hand}]}]

prints "Draw three cards. At the end of the turn, discard your hand."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.stage import Due, stage
from lobbycard.effects.grammar.verb import Verb, said_effects
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Effect, Moment


class Later(Verb):
    """Effects that wait for a moment."""

    do: Literal["later"]
    also: ClassVar[tuple[str, ...]] = ("delay", "then")

    at: "Moment" = described("when it is done")
    effects: "Annotated[list[Effect], Field(min_length=1)]" = described("what is done then")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'at the end of the turn, discard your hand'."""
        return [Clause(whole=f"{words.word('moments', self.at)}, {said_effects(self.effects, words, nested=True)}")]

    def run(self, act: Act) -> Flow[None]:
        """Let it wait for its moment."""
        stage(act).due.append(Due(self.at, act, self.effects))
        yield from ()


EFFECT = Later
