"""Kill something in play.

    - play: any-time
      effects: [{do: kill, target: {kind: character, trait: soul}}]

prints "Kill a Soul Character."
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


class Kill(Verb):
    """Kill something in play."""

    do: Literal["kill"]
    also: ClassVar[tuple[str, ...]] = ("destroy", "slay", "defeat")

    target: "Which" = described("what is killed")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'kill a Soul Character'."""
        return [Clause("kill", noun_phrase(self.target, words).text)]

    def run(self, act: Act) -> Flow[None]:
        """Kill each target."""
        for thing in (yield from picked(self.target, act, "kill")):
            yield from stage(act).kill(thing, act)


EFFECT = Kill
