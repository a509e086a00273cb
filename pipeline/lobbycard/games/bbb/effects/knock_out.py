"""Knock out a Character, as if it had lost a Kung Fu attack.

    - play: any-time
      effects: [{do: knock-out, target: {kind: character}}]

prints "Knock out a Character."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.pick import picked
from lobbycard.effects.grammar.verb import Verb
from lobbycard.effects.grammar.which import noun_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Which


class KnockOut(Verb):
    """Knock out a Character until its player's next turn begins."""

    do: Literal["knock-out"]
    also: ClassVar[tuple[str, ...]] = ("stun", "ko")

    target: "Which" = described("who is knocked out")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'knock out a Character'."""
        return [Clause("knock", f"out {noun_phrase(self.target, words).text}")]

    def run(self, act: Act) -> Flow[None]:
        """Knock out each target."""
        from lobbycard.games.bbb.play.kung_fu import knocked_out

        for piece in (yield from picked(self.target, act, "knock-out")):
            yield from knocked_out(act.table, piece, act.source)


EFFECT = KnockOut
