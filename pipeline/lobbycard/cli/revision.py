"""A project as it was at a revision of its repository, loaded."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from lobbycard.cli.invocation import Invocation
from lobbycard.core.errors import ProjectError
from lobbycard.core.project import Project
from lobbycard.core.repository import Repository

if TYPE_CHECKING:
    from lobbycard.content.library import Library


def library_at(commit: str, repository: Repository, invocation: Invocation) -> Library:
    """The games of a commit; its content is laid out in a temporary folder and gone when it is read."""
    found = repository.contents(repository.blobs(commit, "content", ".yaml"))
    try:
        with TemporaryDirectory(prefix="lobbycard-") as folder:
            for blob, data in found:
                path = Path(folder, blob.path)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
            return invocation.library(Project(Path(folder).resolve()))
    except OSError as error:
        raise ProjectError(f"the content of {commit[:12]} can't be laid out: {error.strerror or error}") from error
