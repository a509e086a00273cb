"""A file of content: its text, its data and the place of everything that stands in it."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any, Literal, Self

from lobbycard.content.position import Position, Steps
from lobbycard.content.yaml.parse import parse, positions
from lobbycard.content.yaml.read import read
from lobbycard.content.yaml.written import Written
from lobbycard.core.problems import Place

START = Position(1, 1, 1, 1)


class SourceFile(Written):
    """One YAML file of a project."""

    @classmethod
    def read(cls, root: Path, path: Path) -> Self:
        """Read a file of the project at `root`; FaultyContentError when it can't be read or isn't UTF-8 text."""
        written = read(root, path)
        return cls(written.path, written.text)

    @cached_property
    def positions(self) -> dict[Steps, Position]:
        """Where each key and value stands, found on first use: only a fault asks for it."""
        return positions(self) if self.placed is None else self.placed

    @cached_property
    def data(self) -> Any:
        """What the file holds, parsed anew on first use; None when it can't be parsed."""
        return parse(self)[0]

    def place(self, path: Steps, at: Literal["key", "value"] = "value") -> Place:
        """Where a path stands, or what is nearest to it: the first key of the map that lacks it."""
        known = path
        while known and known not in self.positions:
            known = known[:-1]
        if known != path:
            known, at = self._first_key(known)
        position = self.positions.get(known, START)
        if at == "key":
            return self.place_of_line(position.key_line, position.key_column)
        return self.place_of_line(position.line, position.column)

    def _first_key(self, path: Steps) -> tuple[Steps, Literal["key", "value"]]:
        """The first key of the map at a path, or the value there when it is no map."""
        first = next((inner for inner in self.positions if inner and inner[:-1] == path), path)
        return (first, "key") if first != path and isinstance(first[-1], str) else (path, "value")
