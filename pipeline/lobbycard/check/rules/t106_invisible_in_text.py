r"""A text holds a character that can't be seen: a zero-width space, a soft hyphen, a mark of direction, a line break.

They come along when text is copied from web pages and word processors, or out of an escape such as `\u200b`. A name
with one equals no other name, and a printed text breaks where nobody sees why.

Bad: `name: "Street\u200bHustler"`

Good: `name: Street Hustler`
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from lobbycard.check.prose import Spoken, spoken
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)
HINT = "delete it and type what should stand there"
ONE_LINE = {"name", "title", "quote", "one", "many", "label"}
# Spaces that don't break are wanted in running text, and joiners inside one picture.
ALLOWED = {"\u00a0", "\u202f", "\u200d"}


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each text with such a character, at its first one."""
    for said in spoken(content):
        if not said.text.isprintable():
            unseen = first_unseen(said)
            if unseen:
                name = unicodedata.name(unseen, "a line break" if unseen == "\n" else "a control character").lower()
                yield Problem(FAULT, f"{said.told} has U+{ord(unseen):04X}, {name}", said.place, HINT)


def first_unseen(said: Spoken) -> str:
    """The first character of a text that can't be seen and isn't wanted there, or nothing."""
    one_line, named = said.path[-1] in ONE_LINE, said.path[-1] in ("name", "title")
    allowed = (set() if named else ALLOWED) | (set() if one_line else {"\n"})
    return next((letter for letter in said.text if not letter.isprintable() and letter not in allowed), "")


RULE = Rule(FAULT, check, cards)
