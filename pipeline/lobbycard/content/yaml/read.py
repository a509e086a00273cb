"""A path to the text of a file, read inside the project only."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from lobbycard.content.yaml.decode import NotTextError, decoded
from lobbycard.content.yaml.faults import file as faults
from lobbycard.content.yaml.limit import LARGEST_FILE
from lobbycard.content.yaml.written import LINE_END, Written
from lobbycard.core.errors import FaultyContentError
from lobbycard.core.problems import Fault, Place, Problem

KINDS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}


def read(root: Path, path: Path) -> Written:
    """Read a file of the project at `root`; FaultyContentError when it can't be read or isn't UTF-8 text."""
    whole = path if path.is_relative_to(root) else root / path
    shown = _shown(root, whole)
    data = _bytes(_inside(root, whole, shown), shown)
    try:
        return Written(shown, decoded(data))
    except NotTextError as error:
        place = Place(shown) if error.offset is None else _place_of_byte(shown, data, error.offset)
        raise FaultyContentError([Problem(error.fault, error.message, place, error.hint)]) from error


def _shown(root: Path, path: Path) -> str:
    """The path as it is told: from the root, and printable even if its bytes are no UTF-8."""
    inside = path.relative_to(root) if path.is_relative_to(root) else path
    return inside.as_posix().encode("utf-8", "backslashreplace").decode()


def _inside(root: Path, path: Path, shown: str) -> Path:
    try:
        real = path.resolve(strict=True)
    except PermissionError as error:
        raise _fault(faults.UNREADABLE_FILE, shown, "a folder on the way can't be entered") from error
    except (OSError, RuntimeError, ValueError) as error:
        circle = isinstance(error, RuntimeError)
        message = "the links on the way to this file lead in a circle" if circle else "there is no such file"
        raise _fault(faults.MISSING_FILE, shown, message) from error
    if not real.is_relative_to(root.resolve()):
        hint = "put a copy of the file into the project"
        raise _fault(faults.OUTSIDE_PROJECT, shown, "this path leads out of the project", hint)
    return real


def _bytes(real: Path, shown: str) -> bytes:
    """The whole file; what it is and how large is known before it is opened."""
    try:
        _check(real.stat(), shown)
        # A pipe that takes the file's place in the meantime must not be waited for.
        with os.fdopen(os.open(real, os.O_RDONLY | os.O_NONBLOCK), "rb") as file:
            _check(os.fstat(file.fileno()), shown)
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise _fault(faults.UNREADABLE_FILE, shown, f"this file can't be read: {reason}") from error
    if len(data) > LARGEST_FILE:
        raise _too_large(len(data), shown)
    return data


def _check(status: os.stat_result, shown: str) -> None:
    if not stat.S_ISREG(status.st_mode):
        kind = KINDS.get(stat.S_IFMT(status.st_mode), "no file")
        raise _fault(faults.NOT_A_FILE, shown, f"this is {kind}, not a file")
    if status.st_size > LARGEST_FILE:
        raise _too_large(status.st_size, shown)


def _too_large(size: int, shown: str) -> FaultyContentError:
    message = f"the file is larger than {LARGEST_FILE >> 20} MiB ({size / 2**20:,.1f} MiB)"
    return _fault(faults.TOO_LARGE, shown, message, "divide it: one file a set and kind")


def _fault(fault: Fault, shown: str, message: str, hint: str = "") -> FaultyContentError:
    return FaultyContentError([Problem(fault, message, Place(shown), hint)])


def _place_of_byte(shown: str, data: bytes, offset: int) -> Place:
    lines = LINE_END.split(data[:offset].decode("utf-8", "replace"))
    rest = LINE_END.split(data[offset : offset + 200].decode("utf-8", "replace"))[0]
    return Place(shown, len(lines), len(lines[-1]) + 1, f"{lines[-1]}{rest}"[:500])
