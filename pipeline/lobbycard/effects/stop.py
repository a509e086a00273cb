"""Stop an attack, which ends at once.

    - play: attack
      effects: [{do: stop, target: {kind: attack, trait: soul}}]

prints "Stop a Soul attack."
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


class Stop(Verb):
    """Stop an attack, which ends at once."""

    do: Literal["stop"]
    also: ClassVar[tuple[str, ...]] = ("end", "prevent")

    target: "Which" = described("what is stopped")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'stop a Soul attack'."""
        return [Clause("stop", noun_phrase(self.target, words).text)]

    def run(self, act: Act) -> Flow[None]:
        """Stop each target."""
        for thing in (yield from picked(self.target, act, "stop")):
            yield from stage(act).stop(thing, act)


EFFECT = Stop
