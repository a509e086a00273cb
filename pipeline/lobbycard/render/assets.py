"""Where templates, pictures and fonts are found: in the project first, then in what comes with lobbycard."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from lobbycard.core.errors import ProjectError
from lobbycard.core.files import inside
from lobbycard.core.project import Project, resource


@dataclass(frozen=True)
class Assets:
    """The files that printing may read, by name; a name never leads out of its folder."""

    project: Project

    @cached_property
    def roots(self) -> tuple[Path, ...]:
        """The folders of templates, the project's own first."""
        own, shipped = self.project.templates.resolve(), resource("templates").resolve()
        return (own,) if own == shipped else tuple(root for root in (own, shipped) if root.is_dir())

    def find(self, name: str) -> Path | None:
        """The file of a name such as 'fonts/anton.ttf'; ProjectError when the name leads out of its folder."""
        roots = (self.project.root,) if name.startswith("content/") else self.roots
        files = [inside(root, name) for root in roots]
        try:
            return next((file for file in files if file.is_file()), None)
        except OSError as error:
            raise ProjectError(f"{name}: can't be read ({error.strerror})") from error

    def text(self, name: str) -> str:
        """The text of a file that has to be there."""
        file = self.find(name)
        if file is None:
            raise ProjectError(f"templates/{name}: no such file in the project or in lobbycard")
        return read_text(file)

    def names(self, folder: str, suffix: str) -> list[str]:
        """The names of the files of a folder of templates, without their suffix."""
        files = {file.name for root in self.roots for file in root.glob(f"{folder}/*{suffix}")}
        return sorted(file.removesuffix(suffix) for file in files)

    def digest(self, name: str) -> str | None:
        """A hash of a file's bytes, or None when it is not there any more."""
        file = self.find(name)
        return sha256(file.read_bytes()).hexdigest() if file else None


def read_text(file: Path) -> str:
    """A file's text; ProjectError in one line when it can't be read."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ProjectError(f"{file}: can't be read as text ({error})") from error
