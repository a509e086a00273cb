"""Multiply a value.

    - play: attack
      effects: [{do: multiply, stat: as, amount: 2, target: attack}]

prints "Double the attack's AS."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.lasting import leave
from lobbycard.effects.grammar.pick import picked
from lobbycard.effects.grammar.verb import Verb, lasting
from lobbycard.effects.grammar.which import noun_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow
from lobbycard.engine.modifier import Change

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Stat, Until, Which

TIMES = {2: "double", 3: "triple", 4: "quadruple"}


class Multiply(Verb):
    """Make a value twice what it is, or more."""

    do: Literal["multiply"]
    also: ClassVar[tuple[str, ...]] = ("double", "triple", "times")

    stat: "Stat" = described("the value that is multiplied")
    amount: Annotated[int, Field(ge=2, le=4)] = described("how many times")
    target: "Which" = described("whose value it is")
    until: "Until | None" = Field(default=None, description="how long it lasts; absent means the rule's own duration")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'double the attack's AS'."""
        value = noun_phrase(self.target, words).owning(words.word("stats", self.stat))
        return [Clause(TIMES[self.amount], value, tail=lasting(self.until, words))]

    def run(self, act: Act) -> Flow[None]:
        """Multiply the value of each target."""
        things = yield from picked(self.target, act, "multiply")
        leave(Change.MULTIPLY, self.stat, act, things, self.until, self.amount)


EFFECT = Multiply
