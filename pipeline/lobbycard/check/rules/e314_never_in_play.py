"""A card that never comes into play has an ability for when it is there.

`use`, `while`, `instead-of` and most of `when` need a card that lies in play. An SFX is played and discarded, unless
it attaches itself; what it does is `play`. What happens when the card itself is played may open with `when`.

Bad, on an SFX:

    - while: in-play
      effects: [{do: change, stat: ds, amount: 3, target: this-movie}]

Good:

    - play: any-time
      effects: [{do: change, stat: ds, amount: 3, target: this-movie, until: end-of-turn}]
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import Ability, abilities, attaches
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem
from lobbycard.effects.grammar.event import Happens
from lobbycard.effects.grammar.shell import Instead, Use, When, While

FAULT = fault(__name__, __doc__)
KEYS: dict[type, str] = {Use: "use", When: "when", Instead: "instead-of", While: "while"}


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each ability for play on a card that is never there."""
    idle = [each for each in abilities(content) if not each.entry.model.comes_into_play]
    attached = {ability.holder for ability in idle if attaches(ability)}
    for ability in idle:
        key = KEYS.get(type(ability.shell))
        if key and ability.holder not in attached and not of_its_play(ability):
            told = f"{ability.holder} never lies in play, so that its {key!r} is never asked"
            yield Problem(FAULT, told, ability.place((key,), at="key"), "open with play:, or attach the card first")


def of_its_play(ability: Ability) -> bool:
    """Whether an ability answers something that happens to its own card."""
    opening = ability.shell.when if isinstance(ability.shell, When) else None
    return isinstance(opening, Happens) and opening.of == "this"


RULE = Rule(FAULT, check, abilities)
