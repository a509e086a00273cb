"""Redirect an attack to another Movie, its attacker's own not excepted.

    - use: attack
      cost: [{do: discard, target: this}]
      effects: [{do: redirect, target: attack, to: {kind: movie, other: true}}]

prints "Discard this card during an attack: redirect the attack to another Movie."
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


class Redirect(Verb):
    """Let an attack go on against another Movie, if that one may be attacked by its Creature."""

    do: Literal["redirect"]
    also: ClassVar[tuple[str, ...]] = ("divert", "retarget")

    target: "Which" = described("the attack")
    to: "Which" = described("the Movie that is attacked from now on; another means not the one that was")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'redirect the attack to another Movie'."""
        return [Clause("redirect", f"{noun_phrase(self.target, words).text} to {noun_phrase(self.to, words).text}")]


EFFECT = Redirect
