"""Reading one game's folder: files to data, data to models, and whatever is wrong to problems."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from lobbycard.content import faults
from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.document import Document
from lobbycard.content.documents.game import GameDocument
from lobbycard.content.entry import Entry
from lobbycard.content.expectation import quoted
from lobbycard.content.game import Game
from lobbycard.content.guide import Guide
from lobbycard.content.migration import migrated
from lobbycard.content.rewriting.key_order import disorder
from lobbycard.content.schema import printed
from lobbycard.content.source import SourceFile
from lobbycard.content.verdict import Verdict, data_path
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.content.yaml import parse
from lobbycard.content.yaml.faults.file import UNREADABLE_FILE
from lobbycard.core.collector import collector_paused
from lobbycard.core.errors import FaultyContentError
from lobbycard.core.ids import nearest
from lobbycard.core.problems import Place, Problem, Severity
from lobbycard.core.project import Project
from lobbycard.core.shelf import shelf

# A card's id as it is usually written: the first key of an item.
CARD_ID = re.compile(r"^ *- id: *[\"']?([a-z0-9-]+)", re.MULTILINE)
DOCUMENTS = shelf("lobbycard.content.documents", "DOCUMENT", Document)


class Loading:
    """The loading of one game; `problems` grows as it goes."""

    def __init__(self, project: Project, folder: Path, games: Mapping[str, Game]) -> None:
        self.problems: list[Problem] = []
        self._project, self._folder, self._games = project, folder, games

    def content(self) -> Content | None:
        """The game's content, or None when its game.yaml or its code can't be used."""
        with collector_paused():
            return self._content()

    def _content(self) -> Content | None:
        head = self._folder / "game.yaml"
        file, data = self._read(head)
        info = self._document(file, data, GameDocument) if file is not None and data is not None else None
        if info is None:
            return None
        game = self._games.get(self._folder.name)
        if game is None:
            self._unknown_game(info)
            return None
        content = Content(game, info, Vocabulary(info.model.words), files=[info.file], documents=[info])
        for path in sorted(self._folder.rglob("*.yaml")):
            if path != head:
                self._load(path, content)
        self._tell_closed_folders(content)
        return content

    def _tell_closed_folders(self, content: Content) -> None:
        """Note folders that can't be looked into, which would otherwise seem to be empty."""
        errors: list[OSError] = []
        for _ in os.walk(self._folder, onerror=errors.append):
            pass
        for error in errors:
            path = Path(error.filename).relative_to(self._project.root).as_posix()
            told = f"this folder can't be read: {(error.strerror or str(error)).lower()}"
            self.problems.append(Problem(UNREADABLE_FILE, told, Place(path)))
            content.unread.append(path)

    def _load(self, path: Path, content: Content) -> None:
        told = len(self.problems)
        file, data = self._read(path)
        read = len(self.problems)
        if file is None:
            content.unread.append(self.problems[-1].place.path)
        elif data is not None:
            content.files.append(file)
            self._take_in(file, data, content)
        self.problems[read:] = _new(self.problems[read:], self.problems[told:read])
        if file is not None and any(problem.severity is Severity.ERROR for problem in self.problems[told:]):
            content.unsound |= _unsound(file, content)

    def _take_in(self, file: SourceFile, data: Any, content: Content) -> None:
        schema = data.get("schema") if isinstance(data, dict) else None
        document = _document_named(schema)
        if document is not None:
            entry = self._document(file, data, document)
            content.documents += [entry] if entry else []
            return
        data, problems = migrated(file, data, content.game.migrations)
        self.problems += problems or disorder(file, data, content.game)
        if isinstance(data, dict) and str(data.get("schema")) in self._card_schemas(content.game):
            content.card_files.append((file, str(data.get("set"))))
            content.entries += self._cards(file, data, content)
        elif not any(problem.severity is Severity.ERROR for problem in problems):
            self._unknown_schema(file, data, content.game)

    def _read(self, path: Path) -> tuple[SourceFile | None, Any]:
        try:
            file = SourceFile.read(self._project.root, path)
        except FaultyContentError as error:
            self.problems += error.problems
            return None, None
        data, problems = parse(file)
        self.problems += problems
        return file, data

    def _document(self, file: SourceFile, data: Any, model: type[Document]) -> Entry[Any] | None:
        adapter: TypeAdapter[Any] = TypeAdapter(model)
        try:
            entry = Entry(adapter.validate_python(data), file)
        except ValidationError as error:
            verdict = Verdict(file, data, Guide(printed(adapter)), self._folder.name, _no_synonym)
            self.problems += verdict.problems(error)
            return None
        place = Path(file.path).relative_to(self._folder.relative_to(self._project.root))
        if place.parts[0] != model.folder:
            told = f"a {model.document} is looked for in {self._folder.name}/{model.folder}, not in {place.parts[0]}"
            self._problem(faults.MISPLACED_FILE, entry, told, "schema")
        return entry

    def _cards(self, file: SourceFile, data: dict[str, Any], content: Content) -> Iterator[Entry[Card]]:
        adapter = self._adapter(content)
        kept = range(len(data.get("cards") or ())) if isinstance(data.get("cards"), list) else range(0)
        try:
            cards = adapter.validate_python(data).cards
        except ValidationError as error:
            verdict = Verdict(file, data, self._guide, content.game.id, content.game.synonym)
            self.problems += verdict.problems(error)
            kept, cards = self._sound(error, data, adapter)
        for at, card in zip(kept, cards, strict=True):
            card._words = content.words
            yield Entry(card, file, ("cards", at))

    def _sound(self, error: ValidationError, data: dict[str, Any], adapter: TypeAdapter[Any]) -> tuple[Any, list[Card]]:
        """The cards of a faulty file that have no fault themselves, so that one bad card hides no other."""
        paths = [data_path(detail["loc"], data) for detail in error.errors(include_url=False, include_input=False)]
        if any(len(path) < 2 for path in paths):
            return (), []
        bad = {path[1] for path in paths}
        kept = [at for at in range(len(data["cards"])) if at not in bad]
        return kept, adapter.validate_python({**data, "cards": [data["cards"][at] for at in kept]}).cards

    def _adapter(self, content: Content) -> TypeAdapter[Any]:
        if not hasattr(self, "_bound"):
            self._bound = content.game.bind(content.game.any_card_file(), content.words.words)
        return self._bound

    @cached_property
    def _guide(self) -> Guide:
        return Guide(printed(self._bound))

    def _card_schemas(self, game: Game) -> set[str]:
        return {game.schema_name(kind) for kind in game.kinds}

    def _unknown_game(self, info: Entry[Any]) -> None:
        told = f"lobbycard has no game called {self._folder.name!r}"
        hint = f"a project's folders of content are called as games that lobbycard has: {', '.join(self._games)}"
        self.problems.append(Problem(faults.UNKNOWN_SCHEMA, told, info.place(), hint if self._games else ""))

    def _unknown_schema(self, file: SourceFile, data: Any, game: Game) -> None:
        if not isinstance(data, dict):
            told = f"the file holds {quoted(data)} and no map of keys and values"
            self.problems.append(Problem(faults.WRONG_TYPE, told, file.place(()), "its first key is 'schema'"))
            return
        schema = data.get("schema")
        known = [*sorted(self._card_schemas(game)), *(f"{name}/1" for name in DOCUMENTS)]
        meant = nearest(str(schema), known) if schema is not None else None
        told = f"{quoted(schema)} is not a schema" if "schema" in data else "'schema' is missing"
        hint = f"did you mean {meant!r}?" if meant else f"the first key tells what a file holds: {', '.join(known)}"
        self.problems.append(Problem(faults.UNKNOWN_SCHEMA, told, file.place(("schema",)), hint))

    def _problem(self, fault: Any, entry: Entry[Any], told: str, *path: str) -> None:
        self.problems.append(Problem(fault, told, entry.place(*path)))


def _document_named(schema: Any) -> type[Document] | None:
    if not isinstance(schema, str):
        return None
    name, _, version = schema.partition("/")
    found: Any = DOCUMENTS.get(name)
    return found if found is not None and version == str(found.schema_version) else None


def _new(found: list[Problem], before: list[Problem]) -> list[Problem]:
    """What is wrong with the data of a file, but for values that could not be read for certain in the first place."""
    doubtful = {problem.place for problem in before if problem.severity is Severity.ERROR}
    return [problem for problem in found if problem.place not in doubtful]


def _unsound(file: SourceFile, content: Content) -> dict[str, SourceFile]:
    """The cards of a faulty file that were not taken in, by what looks like their ids."""
    taken = {entry.model.id for entry in reversed(content.entries) if entry.file is file}
    return {card: file for card in CARD_ID.findall(file.text) if card not in taken}


def _no_synonym(word: str) -> str | None:
    return None
