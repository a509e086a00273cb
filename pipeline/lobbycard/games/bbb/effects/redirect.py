"""Redirect an attack to another Movie, its attacker's own not excepted.

    - use: attack
      cost: [{do: discard, target: this}]
      effects: [{do: redirect, target: attack, to: {kind: movie, other: true}}]

prints "Discard this card during an attack: redirect the attack to another Movie."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.pick import meant, options, picked
from lobbycard.effects.grammar.verb import Verb, in_vain
from lobbycard.effects.grammar.which import noun_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow, pick

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

    def possible(self, act: Act) -> bool:
        """Whether there is an attack, and another Movie that it may go to."""
        return bool(self._movies(act))

    def run(self, act: Act) -> Flow[None]:
        """Send each attack to a Movie that the player picks."""
        from lobbycard.games.bbb.play.attack import redirected

        for attack in (yield from picked(self.target, act, "redirect")):
            movies = self._movies(act)
            if movies:
                [movie] = yield from pick(act.player, "to", options(movies, act, "to"))
                yield from redirected(attack, movie, act.source)
            else:
                yield from in_vain(act)

    def _movies(self, act: Act) -> list[Any]:
        """The Movies that the attack under way may go to."""
        from lobbycard.games.bbb.play.attack import ways_out
        from lobbycard.games.bbb.play.table import BbbTable

        assert isinstance(act.table, BbbTable)
        named = meant(self.to, act)
        return [movie for movie in ways_out(act.table) if movie in named]


EFFECT = Redirect
