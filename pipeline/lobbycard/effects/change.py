"""Change a value by an amount.

    - while: in-play
      effects: [{do: change, stat: ds, amount: 1, target: {pick: all, other: true, kind: character, in: this-movie}}]

prints "Each other Character in this Movie gets +1 DS."
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
from lobbycard.effects.grammar.verb import Verb, about
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow
from lobbycard.engine.modifier import Change as Size
from lobbycard.engine.modifier import Modifier

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Amount, Holds, Stat, Until, Which


class Change(Verb):
    """Raise or lower a value."""

    do: Literal["change"]
    static: ClassVar[bool] = True
    also: ClassVar[tuple[str, ...]] = ("modify", "add", "boost", "raise", "lower")

    stat: "Stat" = described("the value that changes")
    amount: "Amount" = described("by how much; below zero lowers it")
    target: "Which" = described("whose value it is")
    until: "Until | None" = Field(default=None, description="how long it lasts; absent means the rule's own duration")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'this card gets +2 DS until the attack ends'."""
        amount = said(self.amount, words, words.word("stats", self.stat), sign=True)
        return [about(self.target, words, "get", amount, self.until)]

    def run(self, act: Act) -> Flow[None]:
        """Add to the value of each target."""
        things = yield from picked(self.target, act, "change")
        leave(Size.ADD, self.stat, act, things, self.until, amount_of(self.amount, act))

    def modifier(self, act: Act, held: "Holds | None") -> Modifier:
        """The change as it holds all the time."""
        return Held(Size.ADD, self.stat, act, self.target, held, self.amount)


EFFECT = Change
