"""Give a trait.

    - play: attack
      effects: [{do: gain-trait, trait: swarm, target: attack}]

prints "The attack gets Swarm."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.lasting import Held, leave
from lobbycard.effects.grammar.pick import picked
from lobbycard.effects.grammar.verb import Verb, about
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow
from lobbycard.engine.modifier import Change, Modifier

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Holds, Trait, Until, Which


class GainTrait(Verb):
    """Give something a trait."""

    do: Literal["gain-trait"]
    static: ClassVar[bool] = True
    also: ClassVar[tuple[str, ...]] = ("add-trait", "give-trait")

    trait: "Trait" = described("the trait")
    target: "Which" = described("what gets it")
    until: "Until | None" = Field(default=None, description="how long it lasts; absent means the rule's own duration")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'the attack gets Swarm'."""
        return [about(self.target, words, "get", words.word("traits", self.trait), self.until)]

    def run(self, act: Act) -> Flow[None]:
        """Give each target the trait."""
        things = yield from picked(self.target, act, "gain-trait")
        leave(Change.TRAIT, self.trait, act, things, self.until)

    def modifier(self, act: Act, held: "Holds | None") -> Modifier:
        """The trait as it is borne all the time."""
        return Held(Change.TRAIT, self.trait, act, self.target, held)


EFFECT = GainTrait
