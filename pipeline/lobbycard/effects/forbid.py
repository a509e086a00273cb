"""Forbid something.

    - while: in-play
      effects: [{do: forbid, act: be-killed, by: {kind: sfx}, target: {pick: all, kind: character, in: this-movie}}]

prints "No Character in this Movie can be killed by an SFX."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.lasting import Ban, HeldBan
from lobbycard.effects.grammar.pick import picked
from lobbycard.effects.grammar.verb import Verb, about, lasting
from lobbycard.effects.grammar.which import subject_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow
from lobbycard.engine.modifier import Modifier

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Deed, Holds, Subject, Until, Which


class Forbid(Verb):
    """Say what something can't do or have done to it."""

    do: Literal["forbid"]
    static: ClassVar[bool] = True
    also: ClassVar[tuple[str, ...]] = ("prohibit", "disallow", "cant")

    act: "Deed" = described("what is forbidden")
    target: "Which" = described("for what")
    by: "Subject | None" = Field(default=None, description="only where this does it")
    until: "Until | None" = Field(default=None, description="how long it lasts; absent means the rule's own duration")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'this card can't be killed by an SFX'."""
        by = f" by {subject_phrase(self.by, words)}" if self.by is not None else ""
        act = words.word("acts", self.act) + by
        if isinstance(self.target, str) or self.target.pick != "all" or self.target.chooser is not None:
            return [about(self.target, words, "can't", act, self.until)]
        return [Clause("can", act, f"no {self.target.phrase(words)}", tail=lasting(self.until, words))]

    def run(self, act: Act) -> Flow[None]:
        """Forbid it to each target from now on."""
        things = yield from picked(self.target, act, "forbid")
        act.table.modify(Ban(self.act, act, things, self.by, self.until or ""))

    def modifier(self, act: Act, held: "Holds | None") -> Modifier:
        """The ban as it holds all the time."""
        return HeldBan(self.act, act, self.target, held, self.by)


EFFECT = Forbid
