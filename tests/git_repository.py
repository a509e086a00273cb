"""A git repository of a test, with no settings of the machine's or the user's."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

ENVIRONMENT = {
    **{f"GIT_{who}_NAME": "A designer" for who in ("AUTHOR", "COMMITTER")},
    **{f"GIT_{who}_EMAIL": "designer@project.invalid" for who in ("AUTHOR", "COMMITTER")},
    **{f"GIT_{who}_DATE": "2026-01-01T00:00:00Z" for who in ("AUTHOR", "COMMITTER")},
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_NOSYSTEM": "1",
}


class GitRepository:
    """A repository in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.git("init", "--quiet", "--initial-branch=main")

    def git(self, *arguments: str | Path, given: str = "") -> str:
        """Run git in the folder and give what it prints."""
        environment = {**os.environ, **ENVIRONMENT}
        command = ["git", *arguments]
        result = subprocess.run(
            command, cwd=self.folder, env=environment, input=given, capture_output=True, text=True, check=False
        )
        assert result.returncode == 0, result.stderr
        return result.stdout.strip()

    def commit(self, files: Mapping[str, str | None], tag: str = "") -> str:
        """Write files, or remove those that are None, and commit all; give the commit's name."""
        for name, text in files.items():
            path = self.folder / name
            if text is None:
                path.unlink()
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", tag or "change")
        if tag:
            self.git("tag", tag)
        return self.git("rev-parse", "HEAD")
