"""The kinds of fault that playing a scenario finds."""

from __future__ import annotations

from lobbycard.core.problems import Fault, Severity

UNEXPECTED = Fault(
    "R201",
    "unexpected",
    Severity.ERROR,
    """What a scenario expects at a path of the view isn't what is there. One of the two is wrong.

Bad: `expect: {attack.as: 7}` after a Sub-Machine Gun was played on the attacker

Good: `expect: {attack.as: 14}`
""",
)
NO_SUCH_PATH = Fault(
    "R202",
    "no-such-path",
    Severity.ERROR,
    """A scenario expects something at a path that the view doesn't have now: an attack when there is none, a word
misspelt.

Bad: `expect: {attack.ass: 7}`

Good: `expect: {attack.as: 7}`
""",
)
NOT_OFFERED = Fault(
    "R203",
    "not-offered",
    Severity.ERROR,
    """A scenario lets a player do what isn't offered then, or says that it is offered. The scenario ends there.

Bad: `ray: attack killer-pimp dana` in the first round

Good: the same in the second round
""",
)
NOT_REFUSED = Fault(
    "R204",
    "not-refused",
    Severity.ERROR,
    """A scenario says that a move is refused, and it is allowed, or refused by another rule.

Bad: `refuses: {amanda: attack killer-pimp dana, rule: BBB-TRN-03}`

Good: `refuses: {amanda: attack killer-pimp dana, rule: BBB-TRN-06}`
""",
)
WRONG_CHANCE = Fault(
    "R205",
    "wrong-chance",
    Severity.ERROR,
    """Whatever is random in a scenario is scripted under `chance`, stream by stream. A draw is missing, is left over
at the end, or can't come of what is drawn from.

Bad: `chance: {dice: [7]}` for a die with six sides

Good: `chance: {dice: [6]}`
""",
)
UNPROVED = Fault(
    "R206",
    "unproved",
    Severity.ERROR,
    """A scenario says that it proves a rule, and no line of the game's code that is marked with the rule ran in it.

Bad: `proves: [BBB-TRT-03]` where no Aquatic Creature is near

Good: a scenario in which one attacks
""",
)
NO_END = Fault(
    "R207",
    "no-end",
    Severity.ERROR,
    """A scenario comes to something that goes on for ever: effects that answer themselves, or that switch one
another on and off. The cards are at fault, or the game's rules.

Bad: a card that returns to the hand whenever it is discarded, and is discarded when it comes to the hand

Good: the same card with `limit: once-a-turn`
""",
)
NO_POSITION = Fault(
    "R208",
    "no-position",
    Severity.ERROR,
    """A scenario can't begin: its position isn't one, or it has too many players or too few.

Bad: `players: [ray]`

Good: `players: [ray, dana]`
""",
)

FAULTS = (UNEXPECTED, NO_SUCH_PATH, NOT_OFFERED, NOT_REFUSED, WRONG_CHANCE, UNPROVED, NO_END, NO_POSITION)
