"""The movie's title, and the title words of cards that are in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from lobbycard.content.card import Card, TitleWord
from lobbycard.core.words import lemma
from lobbycard.engine.piece import Piece

WORD = re.compile(r"[^\W\d_]+(?:['’\-][^\W\d_]+)*")
TITLE_CARDS = 6


def words_of(card: Card) -> Sequence[TitleWord]:
    """The title words of a card."""
    found: Sequence[TitleWord] = getattr(card, "title_words", ())
    return found


def plain_title(deck: Sequence[Piece]) -> tuple[str, list[str]]:
    """The title words of the top six cards, one after another."""
    # rule: BBB-TTL-01
    words = [word.word for piece in deck[:TITLE_CARDS] for word in words_of(piece.card)]
    used = list(dict.fromkeys(words))
    return " ".join(word.title() for word in used), used


def lemmas(title: str, used: Iterable[str] = ()) -> tuple[str, ...]:
    """The base forms of all words of a title, and of those that it is said to use."""
    # rule: BBB-TTL-03
    return tuple(sorted({lemma(word) for word in [*WORD.findall(title), *used]}))


def used_words(title: str, words: Iterable[str]) -> list[str]:
    """Those of some title words that a title uses, in whatever form."""
    there = lemmas(title)
    # rule: BBB-TTL-03
    return [word for word in words if lemma(word) in there]


def word_in_title(card: Card, title: Sequence[str]) -> str | None:
    """The first of a card's title words that is in a title of these base forms, however it is inflected there."""
    for word in words_of(card):
        forms = {lemma(word.word), lemma(word.plural or word.word)}
        # rule: BBB-TTL-03
        if not forms.isdisjoint(title):
            return word.word
    return None
