"""Set a value, whatever is printed.

    - while: {not: {have: {kind: character, trait: kung-fu, in: this-movie}}}
      effects: [{do: set, stat: ds, amount: -3, target: this}]

prints "While this Movie has no Kung Fu Character, this card's DS is -3 instead." With an `until` the value
"becomes" what is said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.amount import amount_of, said
from lobbycard.effects.grammar.lasting import Held, leave
from lobbycard.effects.grammar.pick import picked
from lobbycard.effects.grammar.verb import Verb, lasting
from lobbycard.effects.grammar.which import noun_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow
from lobbycard.engine.modifier import Change, Modifier

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Amount, Holds, Stat, Until, Which


class Set(Verb):
    """Make a value what is said."""

    do: Literal["set"]
    static: ClassVar[bool] = True
    also: ClassVar[tuple[str, ...]] = ("become", "replace", "equal")

    stat: "Stat" = described("the value that is set")
    amount: "Amount" = described("what it becomes")
    target: "Which" = described("whose value it is")
    until: "Until | None" = Field(default=None, description="how long it lasts; absent means the rule's own duration")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'this card's DS is -3 instead'."""
        owner = noun_phrase(self.target, words)
        value = owner.owning(words.word("stats", self.stat))
        joins = owner.joins if owner.joins != "chosen" else ""
        amount = said(self.amount, words)
        if self.until:
            return [Clause("become", amount, value, tail=lasting(self.until, words), joins=joins)]
        return [Clause("be", f"{amount} instead", value, joins=joins)]

    def run(self, act: Act) -> Flow[None]:
        """Set the value of each target."""
        things = yield from picked(self.target, act, "set")
        leave(Change.SET, self.stat, act, things, self.until, amount_of(self.amount, act))

    def modifier(self, act: Act, held: "Holds | None") -> Modifier:
        """The value as it holds all the time."""
        return Held(Change.SET, self.stat, act, self.target, held, self.amount)


EFFECT = Set
