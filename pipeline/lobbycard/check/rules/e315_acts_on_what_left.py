"""An ability changes its own card after it sent the card away.

A card in the discard pile has no figures that count. What is paid with the card has to act on something else.

Bad:

    - use: attack
      cost: [{do: discard, target: this}]
      effects: [{do: change, stat: ds, amount: 15, target: this, until: end-of-attack}]

Good:

    - use: attack
      cost: [{do: discard, target: this}]
      effects: [{do: change, stat: ds, amount: 15, target: this-movie, until: end-of-attack}]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lobbycard.check.ability import Path, abilities, lists_of
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem
from lobbycard.effects.discard import Discard
from lobbycard.effects.grammar.verb import Verb
from lobbycard.effects.kill import Kill

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each effect that would change or send away a card that is gone by then."""
    for ability in abilities(content):
        if "this" in ability.words:
            lists = dict(lists_of(ability.shell))
            in_order = [((key, at), effect) for (key,) in sorted(lists) for at, effect in enumerate(lists[(key,)])]
            for path, effect in too_late(in_order):
                told = f"{ability.holder}: {effect.do!r} comes when the card is gone"
                yield Problem(FAULT, told, ability.place((*path, "target")), "name something else than this")


def too_late(effects: Sequence[tuple[Path, Verb]]) -> Iterator[tuple[Path, Verb]]:
    """The effects on the card itself after the one that sends it away; what may be saved or moved back is not."""
    gone = False
    for path, effect in effects:
        if getattr(effect, "target", None) == "this":
            if gone and (effect.static or isinstance(effect, Discard | Kill)):
                yield path, effect
            gone = gone or isinstance(effect, Discard | Kill)


RULE = Rule(FAULT, check, abilities)
