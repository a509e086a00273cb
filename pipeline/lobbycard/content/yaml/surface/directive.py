"""Lines that give orders to the reader of YAML."""

from __future__ import annotations

import re

from lobbycard.content.yaml.faults.structure import DIRECTIVE
from lobbycard.content.yaml.finding import Findings

SIGNS = ("\n%",)
LINE = re.compile(r"^%(.*)", re.MULTILINE)


def without(text: str, findings: Findings) -> str:
    """The text with its directives made into comments."""
    if not LINE.search(text):
        return text
    for found in LINE.finditer(text):
        number = text.count("\n", 0, found.start()) + 1
        findings.add(DIRECTIVE, number, 1, f"directive %{found[1][:40]}", "delete the line")
    return LINE.sub(r"#\1", text)
