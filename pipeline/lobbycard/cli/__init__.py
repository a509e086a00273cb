"""The command line: `lobbycard` and its commands, one file each."""

from __future__ import annotations

from lobbycard.cli.group import main

__all__ = ["main"]
