"""Attach a card to another.

    - play: your-turn
      effects: [{do: attach, target: {kind: prop, in: opponents-movie}, to: {kind: character, in: your-movie}}]

prints "On your turn: attach a Prop from an opponent's Movie to a Character in your Movie."
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


class Attach(Verb):
    """Put a card under another, where it stays."""

    do: Literal["attach"]
    also: ClassVar[tuple[str, ...]] = ("equip", "give", "slide-under")

    target: "Which" = described("what is attached")
    to: "Which" = described("what it is attached to")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'attach this card to a Character'."""
        return [
            Clause("attach", f"{noun_phrase(self.target, words, 'from').text} to {noun_phrase(self.to, words).text}")
        ]


EFFECT = Attach
