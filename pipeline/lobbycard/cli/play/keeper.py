"""Keeps a match in a file, so that nobody who leaves loses it."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lobbycard.cli.play import saves
from lobbycard.cli.play.seats import Seat, seated_again
from lobbycard.core.errors import LobbycardError
from lobbycard.engine.match import Match


class Keeper:
    """Knows where a match is kept, and whether it is kept as it stands."""

    def __init__(self, match: Match[Any], seats: Sequence[Seat], path: Path | None, start: str | None) -> None:
        self.path = path
        self._match = match
        self._seats = seats
        self._start = start
        self._kept: list[str] | None = None

    def save(self, path: Path | None = None) -> Path:
        """Save the match where it is said, or where it was saved before; ProjectError where that can't be."""
        self.path = path or self.path or saves.usual_path(self._match)
        saves.write(self._match, self.path)
        self._kept = self._match.choices
        return self.path

    def parting(self) -> str:
        """Save a match that is left, and say how it goes on; '' where there is nothing to keep."""
        match = self._match
        if not match.choices or (match.over and self.path is None):
            return ""
        try:
            path = self.path if self.path and self._kept == match.choices else self.save()
        except LobbycardError as error:
            return f"the match could not be saved: {error}"
        return f"saved in {path}; to {'see it again' if match.over else 'go on'}: {self.command()}"

    def command(self) -> str:
        """What to type to go on with the match, or to see it again."""
        where = ["-C", self._start] if self._start else []
        if self._match.over:
            return shlex.join(["lobbycard", *where, "replay", str(self.path)])
        asked = ",".join(seat.kind for seat in self._seats)
        usual = seated_again(self._match.players, ()) == list(self._seats)
        players = [] if usual else ["--players", asked]
        return shlex.join(["lobbycard", *where, "play", self._match.rules.id, "--load", str(self.path), *players])
