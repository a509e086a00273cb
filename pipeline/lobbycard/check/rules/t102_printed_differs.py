"""The wording that an older printing had parts from the text that is made from the card's abilities.

`printed` is kept to be compared: either the card was changed since, or the abilities don't do what it says. Case,
punctuation and the form of quotation marks don't count. Where only the words differ, allow it on its line.

Bad:

    abilities: [{play: any-time, effects: [{do: draw, amount: 2}]}]
    printed: Draw a card.

Good:

    abilities: [{play: any-time, effects: [{do: draw, amount: 2}]}]
    printed: Draw two cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.WARNING)
WORD = re.compile(r"[+\-]?\w+(?:['’-]\w+)*")
MOST_SHOWN = 5


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each card whose `printed` says other words than its text."""
    for entry in cards(content):
        if entry.model.printed is not None:
            printed, made = WORD.findall(entry.model.printed), WORD.findall(entry.model.text.plain)
            same = alike(printed, made)
            if same < max(len(printed), len(made)):
                told = f"{entry.model.id}: printed as {part(printed, same)}, where the card says {part(made, same)}"
                yield Problem(FAULT, told, entry.place("printed"), f"the whole text: {entry.model.text.plain}")


def alike(words: Sequence[str], others: Sequence[str]) -> int:
    """With how many equal words two texts begin."""
    pairs = zip(words, others, strict=False)
    return sum(1 for _ in takewhile(lambda pair: folded(pair[0]) == folded(pair[1]), pairs))


def folded(word: str) -> str:
    """A word without what doesn't count."""
    return word.casefold().replace("’", "'")


def part(words: Sequence[str], start: int) -> str:
    """The words from where two texts part, with the one before."""
    shown = words[max(start - 1, 0) : start + MOST_SHOWN]
    return repr(" ".join(shown)) if words[start:] else "nothing more" if words else "nothing"


RULE = Rule(FAULT, check, cards)
