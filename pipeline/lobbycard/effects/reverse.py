"""Reverse a result: a success becomes a failure, a failure a success.

    - play: attack-resolved
      effects: [{do: reverse, target: attack}]

prints "After an attack's result is known: reverse the attack's result."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.pick import picked
from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.verb import Verb
from lobbycard.effects.grammar.which import noun_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Which


class Reverse(Verb):
    """Turn a result round."""

    do: Literal["reverse"]
    also: ClassVar[tuple[str, ...]] = ("flip", "invert")

    target: "Which" = described("whose result it is")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'reverse the attack's result'."""
        return [Clause("reverse", noun_phrase(self.target, words).owning("result"))]

    def run(self, act: Act) -> Flow[None]:
        """Turn the result of each target round."""
        for thing in (yield from picked(self.target, act, "reverse")):
            yield from stage(act).reverse(thing, act)


EFFECT = Reverse
