"""Where a project is: the nearest folder that holds games, and the folders that come with lobbycard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lobbycard.core.errors import ProjectError

PACKAGE = Path(__file__).resolve().parents[1]
CHECKOUT = PACKAGE.parents[1]


@dataclass(frozen=True, slots=True)
class Project:
    """A folder with `content/<game>/game.yaml` in it, and perhaps templates of its own."""

    root: Path

    @property
    def content(self) -> Path:
        """The folder of games."""
        return self.root / "content"

    @property
    def templates(self) -> Path:
        """The folder of the project's own templates; it need not exist."""
        return self.root / "templates"

    def games(self) -> Iterator[Path]:
        """The folder of each game, by name."""
        yield from sorted(file.parent for file in self.content.glob("*/game.yaml"))


def resource(name: str) -> Path:
    """A folder that comes with lobbycard (templates, schemas, content): inside the wheel, or the checkout's own."""
    for root in (PACKAGE / "_data", CHECKOUT):
        if (root / name).is_dir():
            return root / name
    raise ProjectError(f"lobbycard was installed without its {name}; install it again")


def shipped() -> Project:
    """The project of the games in the package."""
    return Project(resource("content").parent)


def find_project(start: Path) -> Project:
    """The nearest project at or above a folder; ProjectError when there is none."""
    if not start.is_dir():
        raise ProjectError(f"{start}: no such folder")
    for folder in (start.resolve(), *start.resolve().parents):
        if any(folder.glob("content/*/game.yaml")):
            return Project(folder)
    raise ProjectError(
        f"{start}: no game here or above (a project holds content/<game>/game.yaml); "
        "name its folder with -C, or use -C shipped for the games that come with lobbycard"
    )
