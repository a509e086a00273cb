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
from lobbycard.effects.grammar.verb import Verb, about

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Trait, Until, Which


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


EFFECT = GainTrait
