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
from lobbycard.effects.grammar.lasting import Held, leave
from lobbycard.effects.grammar.pick import picked
from lobbycard.effects.grammar.verb import Verb, about
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow
from lobbycard.engine.modifier import Change, Modifier

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Holds, Trait, Until, Which


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

    def run(self, act: Act) -> Flow[None]:
        """Take the trait away from each target."""
        things = yield from picked(self.target, act, "lose-trait")
        leave(Change.NO_TRAIT, self.trait, act, things, self.until)

    def modifier(self, act: Act, held: "Holds | None") -> Modifier:
        """The trait as it is taken away all the time."""
        return Held(Change.NO_TRAIT, self.trait, act, self.target, held)


EFFECT = LoseTrait
