"""Discard cards.

    - play: any-time
      effects: [{do: discard, who: opponent, target: {pick: 2, chooser: chance, kind: card, in: their-hand}}]

prints "An opponent discards two cards from their hand at random."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.pick import picked
from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.verb import Verb, acting
from lobbycard.effects.grammar.which import noun_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Player, Which


class Discard(Verb):
    """Put cards into the discard pile."""

    do: Literal["discard"]
    also: ClassVar[tuple[str, ...]] = ("trash", "sacrifice", "throw-away")

    target: "Which" = described("what is discarded")
    who: "Player" = Field(default="you", description="who discards")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'discard two cards from your hand'."""
        return [acting(self.who, words, "discard", noun_phrase(self.target, words, "from").text)]

    def run(self, act: Act) -> Flow[None]:
        """Let each player discard."""
        table = stage(act)
        for player in (yield from table.actors(self.who, act)):
            act.they = player
            for piece in (yield from picked(self.target, act, "discard", player)):
                yield from table.discard(piece, act)


EFFECT = Discard
