"""Lines that give orders to the reader of YAML."""

from __future__ import annotations

import re

from lobbycard.content.yaml.faults.structure import DIRECTIVE
from lobbycard.content.yaml.finding import Findings

SIGNS = ("\n%",)
START = re.compile(r"^%", re.MULTILINE)


def without(text: str, lines: list[str], findings: Findings) -> str:
    """The text with its directives made into comments."""
    for number, line in enumerate(lines, 1):
        if line.startswith("%"):
            findings.add(DIRECTIVE, number, 1, f"directive {line[:40]}", "delete the line")
    return START.sub("#", text)
