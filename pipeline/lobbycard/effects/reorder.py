"""Put back what was looked at, in any order.

    - play: your-turn
      effects: [{do: look, amount: 3, of: the-deck}, {do: reorder}]

prints "On your turn: look at the top three cards of the deck, then put them back in any order."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.pick import options
from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.verb import Verb, acting
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow, pick
from lobbycard.engine.verb import reorder

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Player


class Reorder(Verb):
    """Put the cards just looked at back in any order."""

    do: Literal["reorder"]
    also: ClassVar[tuple[str, ...]] = ("sort", "put-back")

    who: "Player" = Field(default="you", description="who puts them back")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'put them back in any order'."""
        return [acting(self.who, words, "put", "them back in any order")]

    def run(self, act: Act) -> Flow[None]:
        """Let each player put the cards back, the one that is to be on top first."""
        for player in (yield from stage(act).actors(self.who, act)):
            seen = list(act.chosen)
            if len(seen) > 1:
                order = yield from pick(player, "reorder", options(seen, act, "top"), len(seen) - 1)
                rest = [piece for piece in seen if piece not in order]
                yield from reorder(act.table, [*order, *rest], player)


EFFECT = Reorder
