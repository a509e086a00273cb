"""What rules look at: the parts of a game's content, all of each, those of equal ids too."""

from __future__ import annotations

from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.documents.deck import DeckDocument
from lobbycard.content.documents.format import FormatDocument
from lobbycard.content.documents.game import GameDocument
from lobbycard.content.documents.product import ProductDocument
from lobbycard.content.documents.rules import RulesDocument
from lobbycard.content.documents.scenario import ScenarioDocument
from lobbycard.content.documents.set import SetDocument
from lobbycard.content.documents.table import TableDocument
from lobbycard.content.entry import Entry
from lobbycard.content.source import SourceFile
from lobbycard.content.vocabulary import Word, Words


def cards(content: Content) -> list[Entry[Card]]:
    """Every card."""
    return content.entries


def decks(content: Content) -> list[Entry[DeckDocument]]:
    """Every deck."""
    return content.all_of(DeckDocument)


def formats(content: Content) -> list[Entry[FormatDocument]]:
    """Every format."""
    return content.all_of(FormatDocument)


def products(content: Content) -> list[Entry[ProductDocument]]:
    """Every product."""
    return content.all_of(ProductDocument)


def scenarios(content: Content) -> list[Entry[ScenarioDocument]]:
    """Every scenario."""
    return content.all_of(ScenarioDocument)


def rulebooks(content: Content) -> list[Entry[RulesDocument]]:
    """The rulebook, in a list."""
    return content.all_of(RulesDocument)


def sets(content: Content) -> list[Entry[SetDocument]]:
    """Every set."""
    return content.all_of(SetDocument)


def tables(content: Content) -> list[Entry[TableDocument]]:
    """Every table."""
    return content.all_of(TableDocument)


def files(content: Content) -> list[SourceFile]:
    """Every file that was read."""
    return content.files


def card_files(content: Content) -> list[tuple[SourceFile, str]]:
    """Every file of cards, with the set that it names."""
    return content.card_files


def words(content: Content) -> list[tuple[str, str, Word]]:
    """Every word of the game: its family, its key and its printed forms."""
    return [(name, key, word) for name in Words.model_fields for key, word in content.words.family(name).items()]


def game(content: Content) -> list[Entry[GameDocument]]:
    """The game's own document, in a list."""
    return [content.info]
