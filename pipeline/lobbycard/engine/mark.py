"""A mark: a table as it stood between two beats, kept in memory so that forks can start from it."""

from __future__ import annotations

import io
import pickle
from typing import Any, Generic, TypeVar

from lobbycard.content.card import Notes
from lobbycard.content.content import Content
from lobbycard.content.model import Model
from lobbycard.engine.chance import Source
from lobbycard.engine.rules import Rules
from lobbycard.engine.table import Table

T = TypeVar("T", bound=Table)

# What is pickled here never leaves the process, and nothing is ever unpickled that came from a file.

# What never changes is shared by all copies of a table.
SHARED = (Model, Notes, Source, Content, Rules)


class Mark(Generic[T]):
    """A table as it stood; each `copy` is a new table that shares nothing with it but what never changes."""

    def __init__(self, table: T) -> None:
        self._shared: list[Any] = []
        self._log = list(table.log)
        self._journal = list(table.chance.journal)
        buffer = io.BytesIO()
        _Writer(buffer, self._shared).dump(table)
        self._data = buffer.getvalue()

    def copy(self) -> T:
        """A table like the one that was marked."""
        table: T = _Reader(io.BytesIO(self._data), self._shared).load()
        table.log, table.chance.journal = list(self._log), list(self._journal)
        return table


class _Writer(pickle.Pickler):
    """Writes what never changes as a number; a function or a generator in the state is an error."""

    def __init__(self, file: io.BytesIO, shared: list[Any]) -> None:
        super().__init__(file, protocol=5)
        self._shared = shared
        self._numbers: dict[int, int] = {}
        self._kinds: dict[type, bool] = {str: False, int: False, list: False, dict: False, tuple: False}

    def persistent_id(self, thing: Any) -> int | None:
        kind = type(thing)
        shared = self._kinds.get(kind)
        if shared is None:
            shared = self._kinds[kind] = issubclass(kind, SHARED)
        if not shared:
            return None
        number = self._numbers.get(id(thing))
        if number is None:
            number = self._numbers[id(thing)] = len(self._shared)
            self._shared.append(thing)
        return number


class _Reader(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, shared: list[Any]) -> None:
        super().__init__(file)
        self._shared = shared

    def persistent_load(self, number: int) -> Any:
        return self._shared[number]
