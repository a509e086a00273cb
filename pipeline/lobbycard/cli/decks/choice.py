"""Which deck a reader means: by its id, by game and id, or by its file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from lobbycard.content.content import Content
from lobbycard.content.documents.deck import DeckDocument
from lobbycard.content.entry import Entry
from lobbycard.content.library import Library
from lobbycard.core.errors import ProjectError
from lobbycard.core.ids import nearest


@dataclass(frozen=True)
class Choice:
    """A deck's file, and the deck where the file could be read as one."""

    content: Content
    path: str
    entry: Entry[DeckDocument] | None

    @property
    def readable(self) -> Entry[DeckDocument]:
        """The deck; a file that could not be read as one is told in a line."""
        if self.entry is None:
            raise ProjectError(f"{self.path} is not a sound deck; lobbycard deck check {self.path} says why")
        return self.entry


def chosen(asked: str, library: Library) -> Choice:
    """The deck that a reader asks for; ProjectError for a file of elsewhere, misuse for what is no deck."""
    if asked.endswith((".yaml", ".yml")):
        return _by_file(asked, library)
    everything = list(choices(library))
    found = [choice for choice in everything if asked in _names(choice)]
    if len(found) == 1:
        return found[0]
    if found:
        told = " or ".join(choice.path for choice in found)
        raise click.UsageError(f"there are {len(found)} decks called {asked!r}; name one by its file: {told}")
    meant = nearest(asked, [name for choice in everything for name in _names(choice)])
    known = ", ".join(_names(choice)[1] for choice in everything)
    hint = f"did you mean {meant!r}?" if meant else f"there is {known or 'none'}"
    raise click.UsageError(f"there is no deck {asked!r} in {library.project.root}; {hint}")


def all_decks(library: Library) -> list[Choice]:
    """Every deck of a project; ProjectError when there is none, or when a game can't be read."""
    for folder in library.project.games():
        if folder.name not in library.games:
            raise ProjectError(f"the game {folder.name} can't be read; lobbycard validate says why")
    decks = list(choices(library))
    if not decks:
        raise ProjectError(f"there is no deck in {library.project.root}; decks lie in content/<game>/decks")
    return decks


def choices(library: Library) -> Iterator[Choice]:
    """Every deck of a project, and every file where one should be that could not be read as one."""
    for content in library.games.values():
        sound = {entry.file.path: entry for entry in content.all_of(DeckDocument)}
        folder = f"content/{content.game.id}/{DeckDocument.folder}/"
        faulty = {problem.place.path for problem in library.problems if problem.place.path.startswith(folder)}
        for path in sorted(sound.keys() | faulty):
            yield Choice(content, path, sound.get(path))


def _names(choice: Choice) -> tuple[str, str]:
    """A deck's id, and its id behind its game's."""
    deck = choice.entry.model.id if choice.entry else Path(choice.path).stem
    return deck, f"{choice.content.game.id}/{deck}"


def _by_file(asked: str, library: Library) -> Choice:
    root = library.project.root.resolve()
    path = next((base / asked for base in (Path.cwd(), root) if (base / asked).exists()), None)
    if path is None:
        raise ProjectError(f"{asked}: no such file")
    where = path.resolve()
    if not where.is_relative_to(root):
        raise ProjectError(f"{asked} lies outside the project {root}; decks lie in content/<game>/decks")
    name = where.relative_to(root).as_posix()
    for choice in choices(library):
        if choice.path == name:
            return choice
    raise ProjectError(f"{asked} is no deck of the project; decks lie in content/<game>/decks")
