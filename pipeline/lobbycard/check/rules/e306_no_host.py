"""A card speaks of the card that it is on, and is never on one.

`host` is what a card is attached to. Some kinds are attached by the rules, such as Props; any other card has to
attach itself.

Bad, on an SFX:

    - while: in-play
      effects: [{do: change, stat: ds, amount: 3, target: host}]

Good:

    - play: any-time
      effects: [{do: attach, target: this, to: {kind: character}}]
    - while: in-play
      effects: [{do: change, stat: ds, amount: 3, target: host}]
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import THINGS, abilities, attaches, words_of
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each `host` on a card that neither its kind nor an effect of its own attaches."""
    attached = {ability.holder for ability in abilities(content) if attaches(ability)}
    for ability in abilities(content):
        card = ability.entry.model
        if "host" not in ability.words or card.has_host or card.id in attached:
            continue
        for path, part in ability.parts:
            for key, word in words_of(part, *THINGS):
                if word == "host":
                    told = f"{card.id} is on no card, so that 'host' means nothing"
                    yield Problem(
                        FAULT, told, ability.place((*path, *key)), "attach it first: {do: attach, target: this}"
                    )


RULE = Rule(FAULT, check, abilities)
