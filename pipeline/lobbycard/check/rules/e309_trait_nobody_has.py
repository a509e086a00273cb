"""An ability asks for a trait that nothing can have: no card of that kind bears it, and no ability gives it away.

It can never act, or its condition never holds. Either the trait is misspelt for another one, or the cards that
should bear it are still to be written.

Bad, where no Prop is Undead:

    target: {kind: prop, trait: undead, in: this-movie}

Good:

    target: {kind: character, trait: undead, in: this-movie}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.ability import abilities
from lobbycard.check.bearing import borne, given
from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem, Severity
from lobbycard.effects.gain_trait import GainTrait

FAULT = fault(__name__, __doc__, Severity.WARNING)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each trait in an ability that nothing of the kind beside it has; of unread cards anything may be true."""
    asked = content.words.family("traits").keys() - given(content) if not content.unsound else set()
    bearers, kinds = borne(content), {kind.kind for kind in content.game.kinds}
    for ability in abilities(content):
        for path, part in ability.parts if not asked.isdisjoint(ability.words) else ():
            held = part.__dict__
            trait, kind = held.get("trait"), held.get("kind")
            if trait in asked and not isinstance(part, GainTrait):
                having = bearers.get(trait, set())
                if not having or (kind in kinds and kind not in having):
                    what = content.words.label("kinds", kind) if kind in kinds else "card"
                    told = f"{ability.holder}: no {what} has the trait {trait!r}"
                    hint = f"borne by: {', '.join(sorted(having))}" if having else did_you_mean(trait, bearers)
                    yield Problem(FAULT, told, ability.place((*path, "trait")), hint)


RULE = Rule(FAULT, check, abilities, absent_from=("cards",))
