"""One game's content: its words, cards and documents, indexed and ready to be asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from lobbycard.content.card import Card
from lobbycard.content.document import Document
from lobbycard.content.documents.deck import DeckDocument
from lobbycard.content.documents.format import FormatDocument
from lobbycard.content.documents.game import GameDocument
from lobbycard.content.documents.product import ProductDocument
from lobbycard.content.documents.rules import RulesDocument
from lobbycard.content.documents.scenario import ScenarioDocument
from lobbycard.content.documents.set import SetDocument
from lobbycard.content.documents.table import TableDocument
from lobbycard.content.entry import Entry, digest_of
from lobbycard.content.game import Game
from lobbycard.content.printing import Printing, printings
from lobbycard.content.source import SourceFile
from lobbycard.content.vocabulary import Vocabulary

D = TypeVar("D", bound=Document)


@dataclass(eq=False)
class Content:
    """One game's content.

    Indexes hold the first of each id; `entries` and `documents` hold all. `card_files` are the files of cards,
    each with the set that it names. `unsound` are the cards that could not be read, by id: their own faults are
    told, so that what refers to them has none. `unread` are the files and folders that could not be read at all, in
    which anything may stand.
    """

    game: Game
    info: Entry[GameDocument]
    words: Vocabulary
    files: list[SourceFile] = field(default_factory=list)
    entries: list[Entry[Card]] = field(default_factory=list)
    documents: list[Entry[Any]] = field(default_factory=list)
    card_files: list[tuple[SourceFile, str]] = field(default_factory=list)
    unsound: dict[str, SourceFile] = field(default_factory=dict)
    unread: list[str] = field(default_factory=list)

    @cached_property
    def cards(self) -> Mapping[str, Entry[Card]]:
        """The cards by id."""
        return {entry.model.id: entry for entry in reversed(self.entries)}

    @cached_property
    def card_ids(self) -> frozenset[str]:
        """The id of every card that is there, sound or not."""
        return frozenset([*self.cards, *self.unsound])

    @cached_property
    def printings(self) -> Mapping[str, tuple[Printing, ...]]:
        """The printings of each card by its id: itself, its reprints and its namesakes."""
        return printings(self.cards, self.sets)

    @cached_property
    def sets(self) -> Mapping[str, Entry[SetDocument]]:
        """The sets by id."""
        return self._by_id(SetDocument)

    @cached_property
    def decks(self) -> Mapping[str, Entry[DeckDocument]]:
        """The decks by id."""
        return self._by_id(DeckDocument)

    @cached_property
    def formats(self) -> Mapping[str, Entry[FormatDocument]]:
        """The formats by id."""
        return self._by_id(FormatDocument)

    @cached_property
    def products(self) -> Mapping[str, Entry[ProductDocument]]:
        """The products by id."""
        return self._by_id(ProductDocument)

    @cached_property
    def scenarios(self) -> Mapping[str, Entry[ScenarioDocument]]:
        """The scenarios by id."""
        return self._by_id(ScenarioDocument)

    @cached_property
    def tables(self) -> Mapping[str, Entry[TableDocument]]:
        """The tables by id."""
        return self._by_id(TableDocument)

    @cached_property
    def rules(self) -> Entry[RulesDocument] | None:
        """The rulebook, if the game has one."""
        return next(iter(self.all_of(RulesDocument)), None)

    def all_of(self, kind: type[D]) -> list[Entry[D]]:
        """Every document of a kind, those of equal ids too."""
        return [entry for entry in self.documents if isinstance(entry.model, kind)]

    def _by_id(self, kind: type[D]) -> dict[str, Entry[D]]:
        return {entry.model.id: entry for entry in reversed(self.all_of(kind))}  # type: ignore[attr-defined]

    @cached_property
    def digest(self) -> str:
        """A short hash of the words and all cards."""
        cards = {card: entry.digest for card, entry in self.cards.items()}
        return digest_of([self.info.digest, cards])
