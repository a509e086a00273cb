"""Swap two cards, each of which takes the other's place.

    - play: your-turn
      effects: [{do: swap, target: {kind: location, in: your-movie}, with: {kind: location, in: opponents-movie}}]

prints "On your turn: swap a Location in your Movie with a Location in an opponent's Movie."
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


class Swap(Verb):
    """Let two cards change places, each with all that is on it; without both, nothing happens."""

    do: Literal["swap"]
    also: ClassVar[tuple[str, ...]] = ("exchange", "switch", "trade")

    target: "Which" = described("what goes there")
    with_: "Which" = described("what comes here in its place")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'swap a Location in your Movie with a Location in an opponent's Movie'."""
        return [Clause("swap", f"{noun_phrase(self.target, words).text} with {noun_phrase(self.with_, words).text}")]


EFFECT = Swap
