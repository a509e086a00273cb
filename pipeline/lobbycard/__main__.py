"""`python -m lobbycard` is the command `lobbycard`."""

from __future__ import annotations

from lobbycard.cli import main

main(prog_name="lobbycard")
