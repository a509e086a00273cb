"""A file is read from inside the project only, if it is one, can be read and isn't too large."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from lobbycard.content.yaml import read
from lobbycard.content.yaml.limit import LARGEST_FILE
from lobbycard.core.errors import FaultyContentError
from tests.rights import open_folder, rights_of_nobody

TEXT = "id: a-1\n"


@pytest.fixture
def root() -> Iterator[Path]:
    """A folder that every user may enter."""
    with open_folder() as folder:
        yield folder


@pytest.fixture
def as_nobody() -> Iterator[None]:
    """Another user's rights."""
    with rights_of_nobody():
        yield


def refusal(root: Path, path: Path) -> tuple[str, str, str]:
    with pytest.raises(FaultyContentError) as raised:
        read(root, path)
    [problem] = raised.value.problems
    assert (problem.place.line, problem.place.column) == (1, 1)
    return problem.code, problem.place.path, problem.message


@pytest.mark.parametrize(
    "name",
    [
        "a.yaml",
        "with space.yaml",
        "cafés/Ünïcødé – “x”.yaml",
        "日本/カード.yaml",
        "a'b\"c.yaml",
        "deep/er/and/deeper.yaml",
        "x",
    ],
)
def test_any_name_is_read_and_told_from_the_root(root: Path, name: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(TEXT, "utf-8")
    assert (read(root, path).path, read(root, path).text) == (name, TEXT)
    assert (read(root, Path(name)).path, read(root, Path(name)).text) == (name, TEXT)


def test_a_name_that_is_no_utf_8_can_still_be_told(root: Path) -> None:
    path = root / os.fsdecode(b"caf\xe9.yaml")
    path.write_text(TEXT)
    assert read(root, path).path.encode() == b"caf\\udce9.yaml"


def test_a_root_may_be_relative(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "a.yaml").write_text(TEXT)
    monkeypatch.chdir(root.parent)
    assert read(Path("my project"), Path("my project/a.yaml")).path == "a.yaml"
    monkeypatch.chdir(root)
    assert read(Path(), Path("a.yaml")).path == "a.yaml"


def test_a_link_inside_the_project_is_followed(root: Path) -> None:
    (root / "a.yaml").write_text(TEXT)
    (root / "b.yaml").symlink_to("a.yaml")
    (root / "folder").symlink_to(".")
    assert read(root, root / "b.yaml").text == TEXT
    assert read(root, root / "folder" / "a.yaml").path == "folder/a.yaml"


def test_a_project_behind_a_link_is_one(root: Path) -> None:
    (root / "a.yaml").write_text(TEXT)
    (root.parent / "link").symlink_to(root)
    assert read(root.parent / "link", root.parent / "link" / "a.yaml").text == TEXT


def test_what_is_missing_is_told(root: Path) -> None:
    (root / "a.yaml").write_text(TEXT)
    (root / "gone.yaml").symlink_to("nowhere.yaml")
    (root / "one.yaml").symlink_to("two.yaml")
    (root / "two.yaml").symlink_to("one.yaml")
    names = ["b.yaml", "gone.yaml", "a.yaml/b.yaml", "x" * 300 + ".yaml", "a\0b.yaml"]
    told = [refusal(root, root / name) for name in names]
    assert told == [("C001", name, "there is no such file") for name in names]
    circle = "the links on the way to this file lead in a circle"
    assert refusal(root, root / "one.yaml") == ("C001", "one.yaml", circle)


def test_what_is_no_file_is_told(root: Path) -> None:
    (root / "x.yaml").mkdir()
    os.mkfifo(root / "pipe.yaml")
    assert refusal(root, root / "x.yaml") == ("C002", "x.yaml", "this is a folder, not a file")
    assert refusal(root, root / "pipe.yaml") == ("C002", "pipe.yaml", "this is a pipe, not a file")
    assert refusal(Path("/dev"), Path("/dev/zero")) == ("C002", "zero", "this is a device, not a file")


def test_what_leads_out_of_the_project_is_told(root: Path) -> None:
    secret = root.parent / "secret.yaml"
    secret.write_text(TEXT)
    (root / "link.yaml").symlink_to(secret)
    (root / "folder").symlink_to(root.parent)
    (root.parent / "my project two").mkdir()
    (root.parent / "my project two" / "a.yaml").write_text(TEXT)
    out = "this path leads out of the project"
    assert refusal(root, root / "link.yaml") == ("C004", "link.yaml", out)
    assert refusal(root, root / "folder" / "secret.yaml") == ("C004", "folder/secret.yaml", out)
    assert refusal(root, root / ".." / "secret.yaml") == ("C004", "../secret.yaml", out)
    assert refusal(root, Path("../my project two/a.yaml")) == ("C004", "../my project two/a.yaml", out)
    assert refusal(root, secret) == ("C004", secret.as_posix(), out)


def test_what_may_not_be_read_is_told(root: Path, request: pytest.FixtureRequest) -> None:
    (root / "a.yaml").write_text(TEXT)
    (root / "a.yaml").chmod(0)
    (root / "folder").mkdir()
    (root / "folder" / "b.yaml").write_text(TEXT)
    (root / "folder").chmod(0)
    request.getfixturevalue("as_nobody")
    assert refusal(root, root / "a.yaml") == ("C003", "a.yaml", "this file can't be read: permission denied")
    closed = "a folder on the way can't be entered"
    assert refusal(root, root / "folder" / "b.yaml") == ("C003", "folder/b.yaml", closed)


@pytest.mark.parametrize(("size", "told"), [(LARGEST_FILE + 1, "8.0"), (50 * 2**20, "50.0"), (5 * 2**30, "5,120.0")])
def test_a_large_file_is_refused_unread(root: Path, size: int, told: str) -> None:
    path = root / "large.yaml"
    with path.open("wb") as file:
        file.truncate(size)
    path.chmod(0)
    assert refusal(root, path) == ("C005", "large.yaml", f"the file is larger than 8 MiB ({told} MiB)")


def test_a_file_of_eight_mebibytes_is_read(root: Path) -> None:
    path = root / "large.yaml"
    path.write_text("#" * (LARGEST_FILE - 1) + "\n")
    assert len(read(root, path).text) == LARGEST_FILE
