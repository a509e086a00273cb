"""Cancel a card as it is played, so that it does nothing.

    - play: {event: played, of: {kind: sfx}}
      effects: [{do: cancel, target: it}]

prints "As an SFX is played: cancel it."
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


class Cancel(Verb):
    """Cancel a card as it is played, so that it does nothing."""

    do: Literal["cancel"]
    also: ClassVar[tuple[str, ...]] = ("counter", "negate")

    target: "Which" = described("what is cancelled")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'cancel it'."""
        return [Clause("cancel", noun_phrase(self.target, words).text)]

    def run(self, act: Act) -> Flow[None]:
        """Cancel each target."""
        for thing in (yield from picked(self.target, act, "cancel")):
            yield from stage(act).cancel(thing, act)


EFFECT = Cancel
