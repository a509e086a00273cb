"""Older versions of a folder's files, read out of its git repository by git itself."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from lobbycard.core.errors import ProjectError
from lobbycard.core.ids import nearest

MOST_FILES = 20_000
MOST_BYTES = 256 * 1024 * 1024
COMMIT = re.compile(r"[0-9a-f]{40,64}")
LACKING = "this clone lacks the contents of {} at that revision; fetch them first"
PLAIN_MODES = ("100644", "100755")
# A hook hands on what it runs in, but here the folder tells. Git neither asks nor fetches, and a path is no pattern.
FORGOTTEN = ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX")
TOLD = {
    "GIT_LITERAL_PATHSPECS": "1",
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0",
    "LC_ALL": "C",
}


@dataclass(frozen=True, slots=True)
class Blob:
    """A file of a revision: its path from the folder, the name of its contents, and their size."""

    path: PurePosixPath
    name: str
    size: int


class Repository:
    """The repository that a folder lies in; ProjectError where there is none, or no git."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        found = self._run("rev-parse", "--show-prefix")
        if found.returncode:
            raise ProjectError(_no_repository(folder, _told(found)))
        self._prefix = found.stdout.decode("utf-8", "surrogateescape").removesuffix("\n")

    def commit(self, revision: str) -> str:
        """The whole name of the commit that a revision means: a tag, a branch, HEAD~2, or the start of a name."""
        several = f"{revision!r} is not one revision; name one, or two with a space between them"
        if ".." in revision:
            raise ProjectError(several)
        found = self._run("rev-parse", "--verify", "--end-of-options", f"{revision}^{{commit}}")
        if found.returncode:
            raise ProjectError(self._no_revision(revision, _told(found)))
        commit = found.stdout.decode().strip()
        if not COMMIT.fullmatch(commit):
            raise ProjectError(several)
        return commit

    def blobs(self, commit: str, below: str, suffix: str) -> Iterator[Blob]:
        """The plain files of a commit that lie below a path of the folder and end so; links are none."""
        found = self._run("ls-tree", "-r", "-z", "-l", "--full-tree", commit, "--", f"{self._prefix}{below}")
        if found.returncode:
            raise ProjectError(f"git can't list {commit[:12]}: {_told(found)}")
        for entry in found.stdout.decode("utf-8", "surrogateescape").split("\0")[:-1]:
            told, _, path = entry.partition("\t")
            mode, _, name, size = told.split()
            parts = PurePosixPath(path.removeprefix(self._prefix))
            if mode in PLAIN_MODES and path.endswith(suffix) and ".." not in parts.parts:
                if not size.isdigit():
                    raise ProjectError(LACKING.format(parts))
                yield Blob(parts, name, int(size))

    def contents(self, blobs: Iterable[Blob]) -> Iterator[tuple[Blob, bytes]]:
        """The contents of files."""
        wanted = list(blobs)
        if len(wanted) > MOST_FILES or sum(blob.size for blob in wanted) > MOST_BYTES:
            raise ProjectError(f"a revision is read with at most {MOST_FILES:,} files and {MOST_BYTES >> 20} MiB")
        found = self._run("cat-file", "--batch", given="".join(f"{blob.name}\n" for blob in wanted).encode())
        at = 0
        for blob in wanted:
            line_end = found.stdout.find(b"\n", at)
            if found.stdout[at:line_end].split()[1:2] != [b"blob"]:
                raise ProjectError(LACKING.format(blob.path))
            at = line_end + 1 + blob.size + 1
            yield blob, found.stdout[line_end + 1 : at - 1]

    def names(self) -> list[str]:
        """The branches and tags there are."""
        found = self._run("for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes")
        return found.stdout.decode("utf-8", "replace").splitlines()

    def _no_revision(self, revision: str, told: str) -> str:
        if "ambiguous" in told:
            return f"there is more than one commit {revision!r}; write more of its name"
        shallow = self._run("rev-parse", "--is-shallow-repository").stdout.strip() == b"true"
        if shallow:
            return (
                f"there is no revision {revision!r} in this shallow clone, which holds the latest commits alone; "
                "git fetch --unshallow --tags brings the others (in GitHub Actions: checkout with fetch-depth: 0)"
            )
        meant = nearest(revision, self.names())
        hint = f"; did you mean {meant!r}?" if meant else "; git log --oneline and git tag list what there is"
        return f"there is no revision {revision!r} in the repository of {self._folder}{hint}"

    def _run(self, *arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        """Run git with fixed arguments in the folder; nothing of what it is given goes through a shell."""
        git = shutil.which("git")
        if git is None:
            raise ProjectError("older revisions are read by git, and there is no git on the path; install it")
        environment = {name: value for name, value in os.environ.items() if name not in FORGOTTEN} | TOLD
        command = [git, "-C", os.fspath(self._folder), *arguments]
        return subprocess.run(command, input=given, env=environment, capture_output=True, check=False)  # noqa: S603


def _no_repository(folder: Path, told: str) -> str:
    if "dubious ownership" in told:
        trust = f"git config --global --add safe.directory {folder}"
        return f"{folder} belongs to somebody else, and git reads it only after {trust}"
    if "not a git repository" in told:
        return f"{folder} is in no git repository; older revisions are read out of one (git init starts one)"
    return f"git can't read the repository of {folder}: {told}"


def _told(result: subprocess.CompletedProcess[bytes]) -> str:
    """The last line that git told, which is the gravest."""
    lines = result.stderr.decode("utf-8", "replace").strip().splitlines()
    fatal = [line for line in lines if line.startswith(("fatal:", "error:"))]
    return (fatal or lines or ["it gives no reason"])[0]
