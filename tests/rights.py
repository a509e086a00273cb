"""Another user's rights, for tests of what can't be read or written: root may do everything."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534


@contextmanager
def open_folder() -> Iterator[Path]:
    """A folder that every user may enter, which pytest's own are not."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "my project"
        folder.mkdir()
        Path(name).chmod(0o755)
        yield folder


@contextmanager
def rights_of_nobody() -> Iterator[None]:
    """The rights of a user to whom nothing belongs."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
