"""The printings of a card: reprints and namesakes, each in its set."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from unicodedata import normalize

from lobbycard.content.card import Card
from lobbycard.content.documents.set import SetDocument
from lobbycard.content.entry import Entry
from lobbycard.content.source import SourceFile


@dataclass(frozen=True, slots=True)
class Printing:
    """A card as it came in one set; `name` is the name that its first printing has."""

    id: str
    name: str
    set: str
    released: str | None = None


def set_of(file: SourceFile) -> str:
    """The set that a file of cards belongs to by its folder: content/<game>/cards/<set>/<kind>.yaml; '' if to none."""
    parts = file.path.split("/")
    return parts[3] if len(parts) > 4 and parts[2] == "cards" else ""


def printings(
    cards: Mapping[str, Entry[Card]], sets: Mapping[str, Entry[SetDocument]]
) -> Mapping[str, tuple[Printing, ...]]:
    """The printings of each card by its id, its own first."""
    by_name: dict[str, list[Printing]] = defaultdict(list)
    for card, entry in cards.items():
        folder = set_of(entry.file)
        released = sets[folder].model.released if folder in sets else None
        name = first_name(entry.model, cards)
        by_name[name].append(Printing(card, name, folder, released))
    return {own.id: _with_own_first(own, group) for group in by_name.values() for own in group}


def first_name(card: Card, cards: Mapping[str, Entry[Card]]) -> str:
    """The name of the card that a card prints again, or its own; compared after NFC and without space at its ends."""
    first = next((cards[each].model for each in reversed(originals(card, cards)) if each in cards), card)
    return normalize("NFC", first.name).strip()


def originals(card: Card, cards: Mapping[str, Entry[Card]]) -> list[str]:
    """The cards that a card prints again, one after another; a ring of reprints is followed once round."""
    line: list[str] = []
    before = card.reprint_of
    while before is not None and before not in line:
        line.append(before)
        before = cards[before].model.reprint_of if before in cards else None
    return line


def _with_own_first(own: Printing, group: Iterable[Printing]) -> tuple[Printing, ...]:
    return (own, *(printing for printing in group if printing is not own))
