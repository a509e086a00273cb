"""Let the attacker of a successful attack pick more than one victim.

    - while: {is: host, kind: creature}
      effects: [{do: take-victims, amount: 2}]

prints "On a Creature: the attacker picks two victims."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.core.words import number_word
from lobbycard.effects.grammar.lasting import Held
from lobbycard.effects.grammar.verb import Verb
from lobbycard.engine.act import Act
from lobbycard.engine.modifier import Change, Modifier

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Holds


class TakeVictims(Verb):
    """The number of Characters that a successful attack discards."""

    do: Literal["take-victims"]
    static: ClassVar[bool] = True
    also: ClassVar[tuple[str, ...]] = ("victims",)

    amount: Annotated[int, Field(ge=2, le=9)] = described("how many victims the attacker picks")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'the attacker picks two victims'."""
        return [Clause("pick", f"{number_word(self.amount)} victims", words.word("players", "attacker"))]

    def modifier(self, act: Act, held: "Holds | None") -> Modifier:
        """The number of victims of an attack that is made by, or with, the card."""
        return Held(Change.SET, "victims", act, "attack", held, self.amount)


EFFECT = TakeVictims
