"""Attach a card to another.

    - play: your-turn
      effects: [{do: attach, target: {kind: prop, in: opponents-movie}, to: {kind: character, in: your-movie}}]

prints "On your turn: attach a Prop from an opponent's Movie to a Character in your Movie."
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar, Literal

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.pick import meant, picked
from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.verb import Verb
from lobbycard.effects.grammar.which import noun_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow
from lobbycard.engine.event import As
from lobbycard.engine.verb import attach

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

    def possible(self, act: Act) -> bool:
        """Whether there is a card that may be attached to something."""
        table, hosts = stage(act), meant(self.to, act)
        return any(table.may_attach(piece, host, act) for piece in meant(self.target, act) for host in hosts)

    def run(self, act: Act) -> Flow[None]:
        """Put each card under one of what it may lie under."""
        table = stage(act)
        for piece in (yield from picked(self.target, act, "attach")):
            may_hold = partial(table.may_attach, piece, act=act)
            for host in (yield from picked(self.to, act, "to", if_=may_hold)):
                yield from attach(table, piece, host, As(by=act.source))


EFFECT = Attach
