"""Take a trait away.

    - while: in-play
      effects: [{do: lose-trait, trait: cool, target: {pick: all, kind: character, in: this-movie}}]

prints "Each Character in this Movie loses Cool."
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


class LoseTrait(Verb):
    """Take a trait away, whether it is printed or was given."""

    do: Literal["lose-trait"]
    static: ClassVar[bool] = True
    also: ClassVar[tuple[str, ...]] = ("remove-trait", "drop-trait")

    trait: "Trait" = described("the trait")
    target: "Which" = described("what loses it")
    until: "Until | None" = Field(default=None, description="how long it lasts; absent means the rule's own duration")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'each Character in this Movie loses Cool'."""
        return [about(self.target, words, "lose", words.word("traits", self.trait), self.until)]


EFFECT = LoseTrait
