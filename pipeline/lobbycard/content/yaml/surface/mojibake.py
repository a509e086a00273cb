"""Text that was UTF-8, was read as Windows-1252 and was saved again."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lobbycard.content.yaml.faults.text import MOJIBAKE
from lobbycard.content.yaml.finding import Findings

LOST = "\ufffd"
# The characters that Windows-1252 shows for the bytes that continue a character of UTF-8; five bytes are none in it.
BYTES = {bytes([byte]).decode("cp1252", "ignore") or chr(byte): byte for byte in range(0x80, 0x100)}
FOLLOWERS = "".join(character for character, byte in BYTES.items() if byte < 0xC0)
# After a capital these close a quotation or go on with the sentence: "É MANHÃ…" is sound.
NATURAL = "’‘”“»…–—"
UNNATURAL = "".join(character for character in FOLLOWERS if character not in NATURAL)

SIGNS = ("Â", "Ã", "Ä", "Å", "â", "ï", "ð", LOST)
GARBLED = re.compile(
    rf"Â[\u00a0-\u00bf]|[ÃÄÅ][{re.escape(UNNATURAL)}]|[âï][{re.escape(FOLLOWERS)}]{{2}}|ð[{re.escape(FOLLOWERS)}]{{3}}"
)


def tell(lines: list[str], findings: Findings) -> None:
    """Tell of each spoilt character."""
    for number, line in enumerate(lines, 1):
        if line.isascii():
            continue
        for at, seen, meant in _garbled(line):
            shown = meant if meant.isprintable() else f"U+{ord(meant):04X}"
            message = f'"{seen}" looks like "{shown}" saved in the wrong encoding'
            findings.add(MOJIBAKE, number, at + 1, message, f"write {shown} instead")
        if LOST in line:
            message = f"{LOST} stands for a character that was lost"
            findings.add(MOJIBAKE, number, line.index(LOST) + 1, message, "write the character again")


def _garbled(line: str) -> Iterator[tuple[int, str, str]]:
    for found in GARBLED.finditer(line):
        try:
            meant = bytes(BYTES[character] for character in found[0]).decode()
        except UnicodeDecodeError:
            continue
        yield found.start(), found[0], meant
