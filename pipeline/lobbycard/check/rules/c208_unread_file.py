"""A file looks like content, but nothing reads it.

Only files that end in `.yaml` are read. One that ends otherwise is easily taken for a part of the game that it is
not, and so is what lies behind a link to a folder, which is not followed.

Bad: content/bbb/decks/core.yml

Good: content/bbb/decks/core.yaml
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import files
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Place, Problem, Severity

FAULT = fault(__name__, __doc__, Severity.WARNING)
SUFFIXES = {".yml", ".json", ".toml"}


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each file of the game's folder whose name is nearly that of a file that is read."""
    folder = library.project.content / content.info.file.path.split("/")[1]
    for path in sorted(folder.rglob("*")):
        place = Place(path.relative_to(library.project.root).as_posix())
        if unread(path) and path.is_file():
            yield Problem(FAULT, f"{path.name} is not read", place, f"files of content are called {path.stem}.yaml")
        elif path.is_symlink() and path.is_dir():
            told = f"{path.name} is a link to a folder, and is not followed"
            yield Problem(FAULT, told, place, "put the folder itself here")


def unread(path: Path) -> bool:
    """Whether a name is that of a data file which is not looked for."""
    return path.suffix.lower() in SUFFIXES or (path.suffix != ".yaml" and path.suffix.lower() == ".yaml")


RULE = Rule(FAULT, check, files)
