"""Decide an attack's result, whatever the strengths are.

    - when: {event: attacks, by: {kind: creature, trait: aquatic}, of: this-movie}
      effects: [{do: decide, target: attack, result: success}]

prints "When an Aquatic Creature attacks this Movie, the attack succeeds."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.pick import picked
from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.verb import Verb, about
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Which

RESULTS = {"success": "succeed", "failure": "fail"}


class Decide(Verb):
    """Make something succeed or fail."""

    do: Literal["decide"]
    also: ClassVar[tuple[str, ...]] = ("succeed", "fail", "win", "lose")

    target: "Which" = described("what is decided")
    result: Literal["success", "failure"] = described("how it ends")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'the attack succeeds'."""
        return [about(self.target, words, RESULTS[self.result])]

    def run(self, act: Act) -> Flow[None]:
        """Settle how each target ends."""
        for thing in (yield from picked(self.target, act, "decide")):
            yield from stage(act).decide(thing, self.result == "success", act)


EFFECT = Decide
