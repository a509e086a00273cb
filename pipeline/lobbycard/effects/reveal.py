"""Show cards to every player.

    - play: any-time
      effects: [{do: reveal, target: {pick: all, kind: card, in: opponents-hand}}]

prints "Reveal each card from an opponent's hand."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.pick import picked
from lobbycard.effects.grammar.verb import Verb
from lobbycard.effects.grammar.which import noun_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow
from lobbycard.engine.verb import reveal

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Which


class Reveal(Verb):
    """Show cards to every player."""

    do: Literal["reveal"]
    also: ClassVar[tuple[str, ...]] = ("show",)

    target: "Which" = described("what is revealed")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'reveal each card from an opponent's hand'."""
        return [Clause("reveal", noun_phrase(self.target, words, "from").text)]

    def run(self, act: Act) -> Flow[None]:
        """Show each card to everyone."""
        pieces = yield from picked(self.target, act, "reveal")
        yield from reveal(act.table, pieces, by=act.source)


EFFECT = Reveal
