"""Codes of HTML that were copied along with a text."""

from __future__ import annotations

import html
import re

from lobbycard.content.yaml.faults.text import HTML_ENTITY
from lobbycard.content.yaml.finding import Findings

ENTITY = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});")


def tell(lines: list[str], findings: Findings) -> None:
    """Tell of each code outside comment lines."""
    for number, line in enumerate(lines, 1):
        if "&" not in line or line.lstrip().startswith("#"):
            continue
        for found in ENTITY.finditer(line):
            meant = html.unescape(found[0])
            if meant != found[0]:
                hint = f"write {meant} instead" if meant.isprintable() and not meant.isspace() else "write a space"
                findings.add(HTML_ENTITY, number, found.start() + 1, f"{found[0]} is a code of HTML", hint)
