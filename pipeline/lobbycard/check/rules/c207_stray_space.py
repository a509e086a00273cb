"""A name, a word or a quote starts or ends with a space.

Nobody sees it, yet nothing compares equal to it: a deck rule that counts by name takes the two for different
cards, and a title gets a gap.

Bad:

    name: "Frey Hospitality "

Good:

    name: Frey Hospitality
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.documents.game import GameDocument
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each name, quote, title word and printed word with space at its ends; a blank quote is another fault."""
    for entry in (*cards(content), *content.documents):
        for path, text in named(entry.model):
            if text != text.strip():
                told = f"{path[-1]} {text!r} {'ends' if text == text.lstrip() else 'starts'} with a space"
                yield Problem(FAULT, told, entry.place(*path))


def named(model: Any) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """The names, titles and words that a card or document gives, with their paths."""
    for field in ("name", "title", "quote"):
        text = getattr(model, field, None)
        if text and (field != "quote" or text.strip()):
            yield (field,), text
    for at, lent in enumerate(getattr(model, "title_words", ())):
        yield ("title_words", at, "word"), lent.word
        if lent.plural:
            yield ("title_words", at, "plural"), lent.plural
    if isinstance(model, GameDocument):
        for family, words in model.words:
            yield from ((("words", family, key, "one"), word.one) for key, word in words.items())


RULE = Rule(FAULT, check, cards)
