"""Older files are read through git, and whatever stands in the way of that is told in clear words."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lobbycard.core import repository
from lobbycard.core.errors import ProjectError
from lobbycard.core.repository import Repository
from tests.git_repository import GitRepository

FILES = {"content/a.yaml": "a: 1\n", "content/b/é b.yaml": "b: é\n", "content/c.txt": "c", "d.yaml": "d: 1\n"}


@pytest.fixture
def kept(tmp_path: Path) -> GitRepository:
    kept = GitRepository(tmp_path / "kept")
    kept.commit(FILES, "v0.1.0")
    return kept


def contents(found: Repository, revision: str, suffix: str = ".yaml") -> dict[str, str]:
    blobs = found.blobs(found.commit(revision), "content", suffix)
    return {str(blob.path): data.decode() for blob, data in found.contents(blobs)}


def told(found: Repository, revision: str) -> str:
    with pytest.raises(ProjectError) as caught:
        found.commit(revision)
    return str(caught.value)


def test_files_are_read_as_they_were(kept: GitRepository) -> None:
    kept.commit({"content/a.yaml": None, "content/b/é b.yaml": "b: 2\n"})
    found = Repository(kept.folder)
    assert contents(found, "v0.1.0") == {"content/a.yaml": "a: 1\n", "content/b/é b.yaml": "b: é\n"}
    assert contents(found, "HEAD") == {"content/b/é b.yaml": "b: 2\n"}
    assert contents(found, "HEAD", ".none") == {}


def test_paths_start_at_the_folder_that_is_asked_for(tmp_path: Path) -> None:
    kept = GitRepository(tmp_path)
    kept.commit({"games/*/content/a.yaml": "a: 1\n", "games/x/content/b.yaml": "b: 1\n", "content/c.yaml": "c: 1\n"})
    assert contents(Repository(tmp_path / "games" / "*"), "HEAD") == {"content/a.yaml": "a: 1\n"}


@pytest.mark.parametrize("revision", ["v0.1.0", "main", "HEAD", "HEAD~0", "main@{0}"])
def test_a_revision_has_many_names(revision: str, kept: GitRepository) -> None:
    assert Repository(kept.folder).commit(revision) == kept.git("rev-parse", "HEAD")


@pytest.mark.parametrize(
    ("revision", "words"),
    [
        ("v0.1", "there is no revision 'v0.1' in the repository of {folder}; did you mean 'v0.1.0'?"),
        ("zzz", "there is no revision 'zzz' in the repository of {folder}; git log --oneline and git tag list what"),
        ("--output=x", "there is no revision '--output=x'"),
        ("-h", "there is no revision '-h'"),
        ("", "there is no revision ''"),
        ("HEAD:d.yaml", "there is no revision 'HEAD:d.yaml'"),
        ("$(touch x)", "there is no revision '$(touch x)'"),
        ("main..main", "'main..main' is not one revision; name one, or two with a space between them"),
        ("^main", "'^main' is not one revision"),
        ("deadbeef" * 5, "there is no revision"),
    ],
)
def test_what_is_no_revision_is_told(revision: str, words: str, kept: GitRepository) -> None:
    assert told(Repository(kept.folder), revision).startswith(words.format(folder=kept.folder))
    assert sorted(path.name for path in kept.folder.iterdir()) == [".git", "content", "d.yaml"]


def test_a_short_name_that_two_commits_have_is_told(kept: GitRepository) -> None:
    commits = "".join(f"commit refs/heads/many\ncommitter A <a@b> {at} +0000\ndata 0\n\n" for at in range(1, 700))
    kept.git("fast-import", "--quiet", given=commits)
    starts = Counter(name[:4] for name in kept.git("rev-list", "many").split())
    start, count = starts.most_common(1)[0]
    assert count > 1
    assert told(Repository(kept.folder), start) == (f"there is more than one commit {start!r}; write more of its name")


def test_a_folder_in_no_repository_is_told(tmp_path: Path) -> None:
    with pytest.raises(ProjectError, match="is in no git repository; older revisions are read out of one"):
        Repository(tmp_path)


def test_a_repository_of_somebody_else_is_told(kept: GitRepository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1")
    with pytest.raises(ProjectError, match="belongs to somebody else, and git reads it only after git config"):
        Repository(kept.folder)


def test_a_broken_repository_is_told(kept: GitRepository) -> None:
    (kept.folder / ".git" / "config").write_text("[core\n")
    with pytest.raises(ProjectError, match=r"git can't read the repository of .*: fatal: bad config"):
        Repository(kept.folder)


def test_a_machine_without_git_is_told(kept: GitRepository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(kept.folder))
    with pytest.raises(ProjectError, match="there is no git on the path; install it"):
        Repository(kept.folder)


def test_a_shallow_clone_is_told(kept: GitRepository, tmp_path: Path) -> None:
    kept.commit({"content/a.yaml": "a: 2\n"})
    kept.git("clone", "--quiet", "--depth=1", kept.folder.as_uri(), tmp_path / "shallow")
    shallow = Repository(tmp_path / "shallow")
    assert contents(shallow, "HEAD")["content/a.yaml"] == "a: 2\n"
    for revision in ("HEAD~1", "v0.1.0"):
        assert told(shallow, revision).startswith(f"there is no revision {revision!r} in this shallow clone")
        assert "fetch-depth: 0" in told(shallow, revision)


def test_contents_that_are_not_there_are_told(kept: GitRepository) -> None:
    name = kept.git("rev-parse", "HEAD:content/a.yaml")
    (kept.folder / ".git" / "objects" / name[:2] / name[2:]).unlink()
    with pytest.raises(ProjectError, match=r"this clone lacks the contents of content/a\.yaml at that revision"):
        contents(Repository(kept.folder), "HEAD")


def test_links_and_modules_are_no_files(kept: GitRepository) -> None:
    (kept.folder / "content" / "link.yaml").symlink_to("/etc/passwd")
    kept.git("update-index", "--add", "--cacheinfo", f"160000,{'1' * 40},content/module.yaml")
    kept.git("add", "content/link.yaml")
    kept.git("commit", "--quiet", "--message", "links")
    assert set(contents(Repository(kept.folder), "HEAD")) == {"content/a.yaml", "content/b/é b.yaml"}


def test_more_than_a_project_holds_is_refused(kept: GitRepository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repository, "MOST_BYTES", 8)
    with pytest.raises(ProjectError, match="a revision is read with at most 20,000 files"):
        contents(Repository(kept.folder), "HEAD")


def test_what_a_hook_hands_on_does_not_count(kept: GitRepository, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in repository.FORGOTTEN:
        monkeypatch.setenv(name, "elsewhere")
    assert len(contents(Repository(kept.folder), "HEAD")) == 2
