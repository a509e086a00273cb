"""Attack once more with a card that has just attacked.

    - when: {event: wins-attack, by: this}
      effects: [{do: attack-again, with: this}]

prints "When this card wins an attack, attack again with this card."
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


class AttackAgain(Verb):
    """Make another attack with the same card."""

    do: Literal["attack-again"]
    also: ClassVar[tuple[str, ...]] = ("attack", "repeat-attack")

    with_: "Which" = described("what attacks")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'attack again with this card'."""
        return [Clause("attack", f"again with {noun_phrase(self.with_, words).text}")]

    def run(self, act: Act) -> Flow[None]:
        """Attack again with each card."""
        for piece in (yield from picked(self.with_, act, "attack-again")):
            yield from stage(act).attack_again(piece, act)


EFFECT = AttackAgain
