"""What was loaded, with where it stands."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar

from lobbycard.content.source import SourceFile
from lobbycard.core.problems import Place

M = TypeVar("M")
DIGEST_LENGTH = 12


@dataclass(frozen=True)
class Entry(Generic[M]):
    """A card or document, the file it stands in and its path there."""

    model: M
    file: SourceFile
    path: tuple[str | int, ...] = ()

    def place(self, *path: str | int, at: Literal["key", "value"] = "value") -> Place:
        """Where a part of it stands."""
        return self.file.place((*self.path, *path), at)

    @cached_property
    def data(self) -> Any:
        """The data as it was written."""
        data = self.file.data
        for step in self.path:
            data = data[step]
        return data

    @cached_property
    def digest(self) -> str:
        """A short hash of what was written; comments, order of keys and layout don't count."""
        return digest_of(self.data)


def digest_of(data: Any) -> str:
    """A short hash of plain data."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGEST_LENGTH]
