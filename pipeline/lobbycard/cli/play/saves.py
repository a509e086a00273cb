"""Saved matches as files: read with care, and never written over anything else."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from lobbycard.core.errors import ProjectError
from lobbycard.core.files import written_aside
from lobbycard.engine.record import LARGEST, read_record

if TYPE_CHECKING:
    from lobbycard.engine.match import Match
    from lobbycard.engine.record import Record

FOLDER = Path("build")


def text_of(path: Path) -> str:
    """The text of a file that should hold a saved match; ProjectError, in one line, when there is none to read."""
    if not path.is_file():
        raise ProjectError(f"{path}: {'no file' if path.exists() else 'no such file'}")
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1).decode("utf-8")
    except OSError as error:
        raise ProjectError(f"{path}: can't be read ({error.strerror or error})") from error
    except UnicodeDecodeError as error:
        raise ProjectError(f"{path}: this is no saved match: it is no UTF-8 text") from error


def record_in(path: Path) -> Record:
    """The record in a file; ProjectError when it holds none."""
    text = text_of(path)
    try:
        return read_record(text)
    except ProjectError as error:
        raise ProjectError(f"{path}: {error}") from error


def write(match: Match[Any], path: Path) -> None:
    """Save a match; ProjectError where the file holds anything but a saved match."""
    check_free(path)
    text = match.save()
    with written_aside(path) as aside:
        aside.write_text(text, "utf-8")


def check_free(path: Path) -> None:
    """ProjectError for a path that no match may be saved to."""
    if not path.exists():
        return
    try:
        record_in(path)
    except ProjectError as error:
        raise ProjectError(f"{path}: holds something else than a saved match, so it stays as it is") from error


def usual_path(match: Match[Any]) -> Path:
    """Where a match is saved if nobody says where: a file that isn't there yet."""
    name = f"{match.rules.id}-{match.history.seed}"
    number = 1
    while (path := FOLDER / f"{name}{f'-{number}' if number > 1 else ''}.json").exists():
        number += 1
    return path
