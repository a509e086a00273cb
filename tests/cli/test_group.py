"""The command line is one: the same options everywhere, one line for what a user can cause, the same exit codes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import lobbycard
from lobbycard.cli import main
from lobbycard.cli.group import purpose
from tests.cli.conftest import ENVIRONMENT, Run, python
from tests.golden_file import golden

COMMANDS = list(main.commands)


def test_the_help_lists_the_commands(run: Run) -> None:
    text = run("--help").stdout
    assert text == golden("help/lobbycard.txt", text)
    assert [name for name in COMMANDS if f"\n  {name} " not in text] == []
    assert len(COMMANDS) >= 4


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_helps_and_shows_an_example(name: str, run: Run) -> None:
    text = run(name, "--help").stdout
    assert text == golden(f"help/{name}.txt", text)
    assert "Example: lobbycard" in text or "Commands:" in text
    assert purpose(name).endswith(".")


@pytest.mark.parametrize("name", ["validate", "print", "schema", "explain"])
def test_every_command_takes_the_common_options(name: str, run: Run) -> None:
    text = run(name, "--help").stdout
    assert ("-C DIR" in text, "--quiet" in text) == (True, True)


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").stdout == f"lobbycard {lobbycard.__version__}\n"


def test_a_misspelt_command_is_guessed(run: Run) -> None:
    result = run("valdate")
    assert result.exit_code == 2
    assert "No such command 'valdate'. Did you mean 'validate'?" in result.stderr


@pytest.mark.parametrize("arguments", [("-C", "nowhere", "validate"), ("validate", "-C", "nowhere")])
def test_a_folder_that_is_not_there_is_one_line(arguments: tuple[str, ...], run: Run) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "lobbycard: nowhere: no such folder\n"


def test_a_folder_without_a_game_is_one_line_that_names_the_option(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("validate")
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert "-C shipped" in result.stderr


def test_a_project_is_found_from_a_folder_inside_it(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder / "content" / "bbb" / "decks")
    assert "content/bbb/decks/core.yaml:1:61  D102" in run("validate").stdout


def test_an_interrupt_is_one_line(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("lobbycard.content.library.Library.load", interrupted)
    result = run("validate")
    assert (result.exit_code, result.stderr.strip()) == (130, "lobbycard: stopped")


def test_a_bug_keeps_its_traceback(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("lobbycard.content.library.Library.load", broken)
    assert isinstance(run("validate").exception, ZeroDivisionError)


def test_the_short_help_imports_no_command() -> None:
    code = "import sys; from lobbycard.cli import main; main(['--help'], standalone_mode=False); print(*sys.modules)"
    output = python(code).stdout
    assert [name for name in output.split() if name.startswith("lobbycard.cli.commands.")] == []
    assert "lobbycard.cli.commands" in output


def test_a_reader_that_goes_away_is_no_fault() -> None:
    command = f"{sys.executable} -m lobbycard schema -C shipped | head -c 20"
    result = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True, env=ENVIRONMENT)
    assert (result.stdout[:1], result.stderr) == ("{", "")


@pytest.mark.parametrize("stream", [">&-", "2>&-", ">&- 2>&-", "<&-"])
def test_a_stream_that_is_closed_is_no_fault(stream: str) -> None:
    command = f"{sys.executable} -m lobbycard validate -C shipped {stream}"
    result = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True, env=ENVIRONMENT)
    assert result.stderr == ""


def test_a_disk_that_is_full_is_one_line() -> None:
    command = f"{sys.executable} -m lobbycard validate -C shipped >/dev/full"
    result = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False, env=ENVIRONMENT)
    assert (result.returncode, result.stderr) == (2, "lobbycard: the system says: No space left on device\n")


def test_a_folder_that_is_gone_is_one_line(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    result = run("validate", "-C", "shipped")
    assert (result.exit_code, result.stderr) == (2, "lobbycard: the current folder is gone; go to one that is there\n")


def test_a_path_that_is_too_long_is_one_line(run: Run, folder: Path) -> None:
    result = run("validate", "a" * 300)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith(": File name too long\n")


def test_a_terminal_that_shows_ascii_alone_is_no_fault() -> None:
    result = python("from lobbycard.cli import main; main(['explain', 'C206'])", PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("C206 not-nfc")


def test_python_runs_it_as_a_module() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "lobbycard", "--version"], capture_output=True, text=True, check=True, env=ENVIRONMENT
    )
    assert result.stdout == f"lobbycard {lobbycard.__version__}\n"


def test_nothing_is_called_without_a_command() -> None:
    assert CliRunner().invoke(main, []).exit_code == 2
