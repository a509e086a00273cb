"""A card's generated text doesn't read as sentences.

Text is made from the effects and from the words of game.yaml, so that it is malformed when a word is: a space at
its end, a brace left from a template, a stop where none belongs. The text is made for every card and looked at.

Bad, in game.yaml:

    kinds: {prop: {one: "Prop ", many: Props}}

Good:

    kinds: {prop: {one: Prop, many: Props}}
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lobbycard.check import subject
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)
# A sound line starts with a capital or a figure, ends with a stop, and holds no gap, brace or lone stop.
SOUND = re.compile(r"[A-Z0-9+](?:(?!  | [.,;:]|[{}]|\.\.).)*\.", re.DOTALL)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each line of generated text that is no sentence."""
    for entry in content.entries:
        for at, line in enumerate(entry.model.text.lines):
            if not SOUND.fullmatch(line.plain):
                told = f"{entry.model.id}: the text of this ability reads {line.plain!r}"
                hint = "look for the word in game.yaml that it is made of"
                yield Problem(FAULT, told, entry.place("abilities", at), hint)


RULE = Rule(FAULT, check, subject.cards)
