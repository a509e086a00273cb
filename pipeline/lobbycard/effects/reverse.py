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
from lobbycard.effects.grammar.verb import Verb
from lobbycard.effects.grammar.which import noun_phrase

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


EFFECT = Reverse
