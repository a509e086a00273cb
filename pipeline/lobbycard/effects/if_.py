"""Do something only if a condition holds, and perhaps something else if not.

    - play: any-time
      effects:
        - do: if
          test: {have: {kind: character, trait: cool, in: your-movie}}
          then: [{do: draw, amount: 2}]
          else: [{do: draw}]

prints "If your Movie has a Cool Character, draw two cards; otherwise draw a card."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.verb import Verb, carry_out, said_effects
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Condition, Effect


class If(Verb):
    """Effects under a condition."""

    do: Literal["if"]
    also: ClassVar[tuple[str, ...]] = ("when", "unless")

    test: "Condition" = described("what must hold")
    then: "Annotated[list[Effect], Field(min_length=1)]" = described("what is done if it holds")
    else_: "list[Effect]" = Field(default=[], description="what is done if it does not")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'if your Movie has a Cool Character, draw two cards; otherwise draw a card'."""
        said = f"if {self.test.phrase(words)}, {said_effects(self.then, words, nested=True)}"
        if self.else_:
            said += f"; otherwise {said_effects(self.else_, words, nested=True)}"
        return [Clause(whole=said)]

    def run(self, act: Act) -> Flow[None]:
        """Do the one or the other."""
        yield from carry_out(self.then if self.test.holds(act) else self.else_, act)


EFFECT = If
