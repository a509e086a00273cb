"""Show cards to every player.

    - play: any-time
      effects: [{do: reveal, target: {pick: all, kind: card, in: opponents-hand}}]

prints "Reveal each card in an opponent's hand."
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


class Reveal(Verb):
    """Show cards to every player."""

    do: Literal["reveal"]
    also: ClassVar[tuple[str, ...]] = ("show",)

    target: "Which" = described("what is revealed")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'reveal each card in an opponent's hand'."""
        return [Clause("reveal", noun_phrase(self.target, words).text)]


EFFECT = Reveal
