"""What changed between two versions of a project: cards, decks, files and whatever else a game is made of."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePosixPath
from typing import Any

from lobbycard.content.content import Content
from lobbycard.content.decks.difference import Difference, difference
from lobbycard.content.difference.cards import CardChange, Version, card_changes
from lobbycard.content.documents.deck import DeckDocument
from lobbycard.content.entry import Entry
from lobbycard.content.library import Library
from lobbycard.core.problems import Severity


@dataclass(frozen=True, slots=True)
class DocumentChange:
    """A document that was "added", "removed" or "changed", or is "unsure" like a card; of a deck also which cards."""

    kind: str
    id: str
    path: str
    how: str
    cards: Difference | None = None


@dataclass(frozen=True, slots=True)
class GameDifference:
    """What changed of one game.

    `unsure` are cards that can't be compared, since what they stand in can't be read at one of the two times;
    `moved` are files that have another name now, with the number of cards that went along; `decks` tell which decks
    hold a card that changed.
    """

    game: str
    cards: tuple[CardChange, ...]
    unsure: tuple[CardChange, ...]
    moved: Mapping[tuple[str, str], int]
    documents: tuple[DocumentChange, ...]
    decks: Mapping[str, tuple[str, ...]]

    def __bool__(self) -> bool:
        return bool(self.cards or self.unsure or self.moved or self.documents)


def differences(old: Library, new: Library) -> Iterator[GameDifference]:
    """What changed of each game; one that is not there at one of the two times had nothing in it then."""
    for name in sorted({*old.games, *new.games}):
        found = _Comparison(Side(old, name, new), Side(new, name, old)).result
        yield from [found] if found else []


class Side:
    """A game at one of the two times, and what can't be read of it then."""

    def __init__(self, library: Library, name: str, other: Library) -> None:
        known = library.games.get(name)
        self.faulty = {problem.place.path for problem in library.problems if problem.severity is Severity.ERROR}
        self.lost = known is None and f"content/{name}/game.yaml" in self.faulty
        twin = other.games.get(name)
        if known is None and twin is not None:
            known = Content(twin.game, twin.info, twin.words)
        if known is None:
            raise LookupError(name)
        self.content = known

    @cached_property
    def files(self) -> Mapping[str, Any]:
        """The files of the game, by their paths."""
        return {file.path: file for file in self.content.files}

    @cached_property
    def _faulty_cards(self) -> set[str]:
        """The ids of cards in files that could be read, but not all of them for cards."""
        data = [self.files[path].data for path in self.faulty & self.files.keys()]
        lists = [each["cards"] for each in data if isinstance(each, dict) and isinstance(each.get("cards"), list)]
        return {str(card.get("id")) for cards in lists for card in cards if isinstance(card, dict)}

    def hides(self, version: Version) -> bool:
        """Whether a card that is known from the other time may be here, and only can't be read."""
        path = version.entry.file.path
        return self.lost or version.card.id in self._faulty_cards or path in self.faulty - self.files.keys()


class _Comparison:
    """The comparison of one game."""

    def __init__(self, old: Side, new: Side) -> None:
        self._old, self._new = old, new

    @property
    def result(self) -> GameDifference:
        """All that changed."""
        found = card_changes(self._old.content, self._new.content)
        changes = sorted(found, key=lambda change: (change.latest.card.name, change.latest.card.id))
        unsure = [change for change in changes if self._is_hidden(change)]
        moved = self._moved(changes)
        told = [change for change in changes if change not in unsure and not self._is_only_moved(change, moved)]
        name = self._new.content.game.id
        return GameDifference(name, tuple(told), tuple(unsure), moved, tuple(self._documents()), self._decks())

    def _is_hidden(self, change: CardChange) -> bool:
        side = self._old if change.old is None else self._new
        return change.kept is None and side.hides(change.latest)

    def _moved(self, changes: list[CardChange]) -> Mapping[tuple[str, str], int]:
        """Files that are no more, whose cards are in a file that was not there."""
        moves = Counter((each.old_path, each.latest.entry.file.path) for each in changes if each.old_path)
        return {
            (old, new): count
            for (old, new), count in moves.items()
            if old and old not in self._new.files and new not in self._old.files
        }

    def _is_only_moved(self, change: CardChange, moved: Mapping[tuple[str, str], int]) -> bool:
        went_along = change.old_path and (change.old_path, change.latest.entry.file.path) in moved
        return bool(went_along and not (change.fields or change.reworded or change.old_id))

    def _decks(self) -> Mapping[str, tuple[str, ...]]:
        holders: dict[str, set[str]] = defaultdict(set)
        for content in (self._old.content, self._new.content):
            for deck, entry in content.decks.items():
                for card in entry.model.cards:
                    holders[card].add(deck)
        return {card: tuple(sorted(decks)) for card, decks in holders.items()}

    def _documents(self) -> Iterator[DocumentChange]:
        old, new = (_documents(side.content) for side in (self._old, self._new))
        for key in sorted({*old, *new}):
            before, after = old.get(key), new.get(key)
            entry = after or before
            if entry is None or (before and after and before.digest == after.digest):
                continue
            how = "changed" if before and after else "added" if after else "removed"
            side = self._old if before is None else self._new
            if side.lost or (how != "changed" and entry.file.path in side.faulty):
                how = "unsure"
            yield DocumentChange(*key, entry.file.path, how, self._exchanged(before, after))

    def _exchanged(self, before: Entry[Any] | None, after: Entry[Any] | None) -> Difference | None:
        if before and after and isinstance(before.model, DeckDocument) and isinstance(after.model, DeckDocument):
            return difference(before.model, after.model, self._new.content)
        return None


def _documents(content: Content) -> dict[tuple[str, str], Entry[Any]]:
    """The documents by kind and id; what has no id goes by the name of its file."""
    documents = {}
    for entry in content.documents:
        name = getattr(entry.model, "id", PurePosixPath(entry.file.path).stem)
        documents[entry.model.document, name] = entry
    return documents
