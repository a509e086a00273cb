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
from lobbycard.effects.grammar.pick import enough, picked
from lobbycard.effects.grammar.verb import Verb, in_vain
from lobbycard.effects.grammar.which import noun_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow
from lobbycard.engine.event import As
from lobbycard.engine.verb import exchange

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

    def possible(self, act: Act) -> bool:
        """Whether there are both."""
        return enough(self.target, act) and enough(self.with_, act)

    def run(self, act: Act) -> Flow[None]:
        """Let the two change places."""
        if not self.possible(act):
            yield from in_vain(act)
            return
        these = yield from picked(self.target, act, "swap")
        those = yield from picked(self.with_, act, "with")
        for one, other in zip(these, those, strict=False):
            yield from exchange(act.table, one, other, As("swapped", act.source))


EFFECT = Swap
