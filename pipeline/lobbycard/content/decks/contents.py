"""What a deck holds: cards by kind, curves of their figures, title words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from lobbycard.content.content import Content
from lobbycard.content.decks.card_field import values
from lobbycard.content.decks.deck import Deck, total
from lobbycard.content.decks.legality import deck_of
from lobbycard.content.documents.deck import DeckDocument

WIDEST_GAP = 30


@dataclass(frozen=True, slots=True)
class KindContents:
    """The cards of one kind, and the word for several of them."""

    kind: str
    label: str
    cards: Deck

    @property
    def copies(self) -> int:
        """How many there are, all copies counted."""
        return total(self.cards)


@dataclass(frozen=True, slots=True)
class Curve:
    """How many copies have each value of a figure."""

    kind: str
    stat: str
    label: str
    counts: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Contents:
    """All of a deck; `unknown` are the ids that the game does not have."""

    cards: Deck
    kinds: tuple[KindContents, ...]
    curves: tuple[Curve, ...]
    title_words: Mapping[str, int]
    unknown: Mapping[str, int]


def contents(deck: DeckDocument, content: Content) -> Contents:
    """The contents of a deck, kinds in the game's order."""
    cards = deck_of(deck, content)
    kinds = tuple(_kinds(cards, content))
    curves = tuple(curve for kind in kinds for curve in _curves(kind, content))
    words = Counter(_title_words(cards))
    unknown = {card: copies for card, copies in deck.cards.items() if card not in content.cards}
    return Contents(cards, kinds, curves, dict(sorted(words.items())), unknown)


def _kinds(deck: Deck, content: Content) -> Iterator[KindContents]:
    for kind in content.game.kinds:
        cards = [card for card in deck if card.card.kind == kind.kind]
        if cards:
            label = content.words.label("kinds", kind.kind, plural=True)
            yield KindContents(kind.kind, label, sorted(cards, key=lambda card: card.card.name))


def _curves(kind: KindContents, content: Content) -> Iterator[Curve]:
    """A curve for each figure that the kind prints, with the gaps between its values."""
    for stat in content.words.family("stats"):
        counts: Counter[int] = Counter()
        for card in kind.cards:
            counts.update({value: card.copies for value in values(card.card, stat) if isinstance(value, int)})
        if counts:
            label = f"{content.words.label('stats', stat)} of {kind.label}"
            yield Curve(kind.kind, stat, label, _with_gaps(counts))


def _with_gaps(counts: Counter[int]) -> Mapping[int, int]:
    least, most = min(counts), max(counts)
    shown = range(least, most + 1) if most - least <= WIDEST_GAP else sorted(counts)
    return {value: counts[value] for value in shown}


def _title_words(deck: Deck) -> Iterator[str]:
    """Each word as often as there are copies that lend it."""
    for card in deck:
        for word in values(card.card, "title_words.word"):
            yield from [str(word)] * card.copies
