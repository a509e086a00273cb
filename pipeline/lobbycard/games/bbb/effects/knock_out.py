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
from lobbycard.effects.grammar.verb import Verb
from lobbycard.effects.grammar.which import noun_phrase

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


EFFECT = KnockOut
