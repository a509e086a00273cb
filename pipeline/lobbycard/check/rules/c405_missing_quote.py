"""A card has no line to be read aloud, or a blank one, where the other cards of its set have one.

Some games can do without quotes; a set in which some cards have one and some don't was left unfinished.

Bad:

    quote: " "

Good:

    quote: "Somebody said it was polyester."
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.content.printing import set_of
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.WARNING)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each card without a line whose set has lines, and each blank line."""
    quoted = {set_of(entry.file) for entry in cards(content) if entry.model.quote}
    for entry in cards(content):
        quote = entry.model.quote
        if (quote is None and set_of(entry.file) in quoted) or (quote is not None and not quote.strip()):
            yield Problem(FAULT, f"{entry.model.id} says nothing", entry.place("quote"), "write a line for it")


RULE = Rule(FAULT, check, cards)
