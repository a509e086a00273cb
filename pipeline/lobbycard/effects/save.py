"""Save something that would die.

    - play: {event: killed, of: {kind: character}}
      effects: [{do: save, target: it}]

prints "As a Character is killed: save it."
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


class Save(Verb):
    """Save something that would die."""

    do: Literal["save"]
    also: ClassVar[tuple[str, ...]] = ("rescue", "protect")

    target: "Which" = described("what is saved")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'save it'."""
        return [Clause("save", noun_phrase(self.target, words).text)]

    def run(self, act: Act) -> Flow[None]:
        """Save each target."""
        for thing in (yield from picked(self.target, act, "save")):
            yield from stage(act).save(thing, act)


EFFECT = Save
