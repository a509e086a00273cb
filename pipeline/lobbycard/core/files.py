"""Reading inside a folder only, and writing so that nothing is ever half written."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lobbycard.core.errors import ProjectError


def inside(root: Path, path: Path | str) -> Path:
    """The real path of something that lies under root; ProjectError when a link or '..' leads out of it."""
    real_root = root.resolve()
    try:
        real = (real_root / path).resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise ProjectError(f"{path}: this path can't be followed ({error})") from error
    if not real.is_relative_to(real_root):
        raise ProjectError(f"{path}: leads out of {root.name or root}; files are read from inside the project only")
    return real


@contextmanager
def written_aside(path: Path) -> Iterator[Path]:
    """A temporary path beside `path`: renamed onto it when the block ends well, removed when it does not.

    A file that was there before hands its permissions on.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=path.suffix)
    except OSError as error:
        raise ProjectError(f"{path}: can't be written ({error.strerror or error})") from error
    os.close(handle)
    aside = Path(name)
    try:
        yield aside
        aside.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        aside.replace(path)
    except OSError as error:
        raise ProjectError(f"{path}: can't be written ({error.strerror or error})") from error
    finally:
        aside.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
