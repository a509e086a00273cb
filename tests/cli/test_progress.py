"""Long work tells how far it has come, on a terminal alone, and leaves no trace there."""

from __future__ import annotations

from io import StringIO

import pytest

from lobbycard.cli import progress


class Terminal(StringIO):
    """A stream that takes itself for a terminal."""

    def isatty(self) -> bool:
        return True


def written(stream: StringIO, monkeypatch: pytest.MonkeyPatch, quiet: bool = False, patience: float = 0) -> str:
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(progress, "PATIENCE", patience)
    told = progress.Progress(quiet)
    for done, name in enumerate(["riot", "solid", ""]):
        told(done, 2, name)
    return stream.getvalue()


def test_it_is_told_and_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    clear = progress.CLEAR
    assert written(Terminal(), monkeypatch) == f"{clear}0/2 riot{clear}1/2 solid{clear}"


def test_short_work_a_pipe_a_build_and_quiet_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert written(Terminal(), monkeypatch, patience=60) == ""
    assert written(Terminal(), monkeypatch, quiet=True) == ""
    assert written(StringIO(), monkeypatch) == ""
    monkeypatch.setenv("CI", "true")
    assert written(Terminal(), monkeypatch) == ""
