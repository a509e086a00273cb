"""A pseudo-terminal with lobbycard in it, driven by what it shows."""

from __future__ import annotations

import os
import pty
import select
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from click.testing import Result

from tests.cli.conftest import ENVIRONMENT

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
PATIENCE = 60.0
# What is typed at a prompt: from what was shown since the last one, and how many there were before.
Typing = Callable[[str, int], str]


@dataclass(frozen=True)
class Sitting:
    """What a terminal showed, from beginning to end, and how the program ended."""

    shown: str
    exit_code: int


def sit(arguments: list[str], folder: Path, typing: Typing, **more: str) -> Sitting:
    """Run lobbycard in a terminal of 80 columns and type at each of its prompts."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        environment = ENVIRONMENT | {"TERM": "xterm", "COLUMNS": "80"} | more
        os.execve(sys.executable, [sys.executable, "-m", "lobbycard", *arguments], environment)
    shown, since, prompts = bytearray(), bytearray(), 0
    while (part := _read(terminal)) != b"":
        shown += part
        since += part
        if since.endswith((b" > ", b" > \x1b[0m", b"Enter. ", b"Enter. \x1b[0m")):
            os.write(terminal, typing(since.decode("utf-8", "replace"), prompts).encode())
            since.clear()
            prompts += 1
    os.close(terminal)
    return Sitting(shown.decode("utf-8", "replace"), os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


def _read(terminal: int) -> bytes:
    """What comes next; nothing when the program has ended."""
    ready, _, _ = select.select([terminal], [], [], PATIENCE)
    assert ready, "the program neither shows nor asks anything"
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""


def after(result: Result, typed: str) -> str:
    """What was shown after something was typed, up to the next prompt."""
    return result.stdout.partition(f" > {typed}\n")[2].partition(" > ")[0].rpartition("\n")[0]
