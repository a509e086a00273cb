"""What changed of the cards of a game between two versions of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.entry import Entry
from lobbycard.content.migration import migrated


@dataclass(frozen=True)
class Version:
    """A card at one time: where it stood, and what was written there, read as of today and without defaults."""

    entry: Entry[Card]
    data: Mapping[str, Any]

    @property
    def card(self) -> Card:
        """The card itself."""
        return self.entry.model

    @cached_property
    def text(self) -> tuple[str, ...]:
        """What its abilities print, a line each."""
        return tuple(line.plain for line in self.card.text.lines)

    @cached_property
    def essence(self) -> Mapping[str, Any]:
        """What it is, whatever it is called."""
        return {key: value for key, value in self.data.items() if key not in ("id", "name", "number")}


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A field before and after; None where it is not written."""

    key: str
    old: Any
    new: Any


@dataclass(frozen=True)
class CardChange:
    """A card before and after: without a before it was added, without an after removed."""

    old: Version | None
    new: Version | None

    @property
    def latest(self) -> Version:
        """The card as it is now, or as it was last."""
        version = self.new or self.old
        if version is None:
            raise LookupError("a change of no card")
        return version

    @property
    def kept(self) -> tuple[Version, Version] | None:
        """Both versions of a card that was there and still is."""
        return (self.old, self.new) if self.old and self.new else None

    @property
    def old_id(self) -> str | None:
        """The id that it had, where it has another now."""
        return self.kept[0].card.id if self.kept and self.kept[0].card.id != self.kept[1].card.id else None

    @property
    def old_path(self) -> str | None:
        """The file that it stood in, where it stands in another now."""
        paths = [version.entry.file.path for version in self.kept or ()]
        return paths[0] if len(set(paths)) == 2 else None

    @cached_property
    def fields(self) -> tuple[FieldChange, ...]:
        """The fields that changed, its id apart; a card that became one of another kind changed its kind too."""
        if self.kept is None:
            return ()
        old, new = (version.data for version in self.kept)
        keys = [*new, *(key for key in old if key not in new)]
        changed = [key for key in keys if key != "id" and old.get(key) != new.get(key)]
        return tuple(FieldChange(key, old.get(key), new.get(key)) for key in changed)

    @property
    def reworded(self) -> bool:
        """Whether a card that was there and still is prints another text, if only for the game's words."""
        return self.kept is not None and self.kept[0].text != self.kept[1].text

    def __bool__(self) -> bool:
        return self.kept is None or bool(self.fields or self.reworded or self.old_id or self.old_path)


def card_changes(old: Content, new: Content) -> Iterator[CardChange]:
    """The cards that changed, by their ids; one that is gone and one that came may be one that got another id."""
    before, after = versions(old), versions(new)
    gone = {key: version for key, version in before.items() if key not in after}
    for key, version in after.items():
        known = before.get(key) or _renamed(version, gone)
        if known:
            gone.pop(known.card.id, None)
        change = CardChange(known, version)
        yield from [change] if change else []
    yield from (CardChange(version, None) for version in gone.values())


def versions(content: Content) -> dict[str, Version]:
    """The cards of a game by their ids, as they are written."""
    files = [file for file, _ in content.card_files]
    cards = {file.path: migrated(file, file.data, content.game.migrations)[0] for file in files}
    return {key: Version(entry, _written(entry, cards[entry.file.path])) for key, entry in content.cards.items()}


def _written(entry: Entry[Card], data: Any) -> dict[str, Any]:
    for step in entry.path:
        data = data[step]
    fields = type(entry.model).model_fields
    defaults = {info.alias or name: info.default for name, info in fields.items() if not info.is_required()}
    said = {key: value for key, value in data.items() if key not in defaults or value != defaults[key]}
    return {"kind": entry.model.kind, **said}


def _renamed(version: Version, gone: Mapping[str, Version]) -> Version | None:
    """The card that is gone and that this one was: of the same kind, with its name or with all that it is."""
    alike = [each for each in gone.values() if each.card.kind == version.card.kind]
    named = [each for each in alike if each.card.name == version.card.name]
    equal = [each for each in alike if each.essence == version.essence]
    return next(iter([*named, *equal]), None)
