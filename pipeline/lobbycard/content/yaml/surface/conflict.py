"""Markers that an unfinished merge left in a file."""

from __future__ import annotations

import re

from lobbycard.content.yaml.faults.text import CONFLICT_MARKER
from lobbycard.content.yaml.finding import Findings

SIGNS = ("\n<<<<<<<", "\n|||||||", "\n=======", "\n>>>>>>>")
MARKER = re.compile(r"(<{7}|\|{7}|={7}|>{7})(?:\s|$)")


def tell(lines: list[str], findings: Findings) -> bool:
    """Tell of each conflict once, where it begins, and of markers that stand alone; say whether there was any."""
    found = opened = False
    for number, line in enumerate(lines, 1):
        marker = MARKER.match(line)
        if not marker:
            continue
        found = True
        begins = marker[1].startswith("<")
        if begins or not opened:
            hint = "keep what is right and delete the marker lines"
            findings.add(CONFLICT_MARKER, number, 1, f"merge conflict: {line[:40]}", hint)
        opened = begins or (opened and not marker[1].startswith(">"))
    return found
