"""Whether a deck follows its format and the formats that it extends, and where it does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lobbycard.content.content import Content
from lobbycard.content.decks.deck import Deck, DeckCard
from lobbycard.content.decks.rule import Breach, DeckRule
from lobbycard.content.decks.rules.pool import Pool
from lobbycard.content.documents.deck import DeckDocument
from lobbycard.content.documents.format import FormatDocument
from lobbycard.content.entry import Entry
from lobbycard.core.problems import Place


@dataclass(frozen=True, slots=True)
class FormatRule:
    """A rule, and where it stands: in a deck's format or in one that this extends."""

    rule: DeckRule
    format: str
    origin: str
    place: Place


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card that a broken rule is about, and where the deck names it."""

    id: str
    name: str
    copies: int
    place: Place


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """One way in which a deck is not legal: the rule, what is wrong, and where the deck is to be mended."""

    source: FormatRule
    reason: str
    limit: int | str | None
    cards: tuple[PlacedCard, ...]
    place: Place

    @property
    def message(self) -> str:
        """The designer's message with the reason behind it, or the reason alone."""
        own = self.source.rule.message
        return f"{own} ({self.reason})" if own else self.reason


def breaches(deck: Entry[DeckDocument], content: Content) -> Iterator[BrokenRule]:
    """Every broken rule of a deck's format and its parents; cards and formats that don't exist are passed over."""
    cards = deck_of(deck.model, content)
    for rule in rules_of(deck.model.format, content):
        for breach in rule.rule.breaches(cards):
            yield _broken(deck, rule, breach)


def deck_of(deck: DeckDocument, content: Content) -> Deck:
    """The known cards of a deck, in its order."""
    known = {card: copies for card, copies in deck.cards.items() if card in content.cards}
    return [DeckCard(content.cards[card].model, copies, content.printings[card]) for card, copies in known.items()]


def rules_of(format_id: str, content: Content) -> Iterator[FormatRule]:
    """The rules of a format, then those of its parents; a format's date is a rule on its pool."""
    line = lineage(format_id, content)
    for depth, form in enumerate(line):
        origin = _origin([each.model.id for each in line[: depth + 1]])
        if form.model.released_by is not None:
            pool = Pool.model_validate({"rule": "pool", "released-by": form.model.released_by})
            yield FormatRule(pool, form.model.id, origin, form.place("released-by"))
        for at, rule in enumerate(form.model.rules):
            yield FormatRule(rule, form.model.id, origin, form.place("rules", at, "rule"))


def lineage(format_id: str, content: Content) -> list[Entry[FormatDocument]]:
    """A format and those it extends, itself first; a ring is followed once round."""
    line: list[Entry[FormatDocument]] = []
    form = content.formats.get(format_id)
    while form is not None and form not in line:
        line.append(form)
        form = content.formats.get(form.model.extends or "")
    return line


def ring(format_id: str, content: Content) -> list[str]:
    """The ids round which a format extends itself, from it and back to it; empty when it does not."""
    line = [form.model for form in lineage(format_id, content)]
    return [form.id for form in line] + [format_id] if line and line[-1].extends == format_id else []


def _origin(ids: Sequence[str]) -> str:
    """Where a rule comes from: "'core'", or "'all-formats' (parent of 'core')" for a rule of a parent."""
    *children, own = map(repr, ids)
    return f"{own} (parent of {', parent of '.join(reversed(children))})" if children else own


def _broken(deck: Entry[DeckDocument], rule: FormatRule, breach: Breach) -> BrokenRule:
    cards = tuple(_placed(card, deck) for card in breach.cards)
    if breach.passing is not None:
        place = deck.place("cards", breach.passing)
    else:
        place = cards[0].place if cards else deck.place("cards", at="key")
    return BrokenRule(rule, breach.message, breach.limit, cards, place)


def _placed(card: DeckCard, deck: Entry[DeckDocument]) -> PlacedCard:
    return PlacedCard(card.id, card.card.name, card.copies, deck.place("cards", card.id, at="key"))
