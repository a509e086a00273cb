"""Characters that can't be seen: those that YAML forbids, and spaces that are no spaces to it."""

from __future__ import annotations

import re
import unicodedata

from lobbycard.content.yaml.faults import encoding
from lobbycard.content.yaml.finding import Findings
from lobbycard.content.yaml.written import BYTE_ORDER_MARK

# What libyaml lets pass; it refuses the other forbidden characters itself.
LET_PASS = (BYTE_ORDER_MARK, "\x85", "\u2028", "\u2029")
SPACES = "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u202f\u205f\u2060\u3000"
SIGNS = (*LET_PASS, *SPACES)

FORBIDDEN = re.compile(r"[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
ODD_SPACE = re.compile(rf"( *+(?:- ++)*+(?:[\w-]++:|-)? *+)([{SPACES}]++)")
STAND_IN = "\ufffd"
# Escapes in double quotes that can make such a character.
ESCAPE = re.compile(r"\\[0abefvNLPxuU]")


def without_mark(text: str, findings: Findings) -> str:
    """The text without the byte order mark it may start with."""
    if not text.startswith(BYTE_ORDER_MARK):
        return text
    message = "the file starts with a byte order mark"
    findings.add(encoding.BYTE_ORDER_MARK, 1, 1, message, "save it as UTF-8 without a byte order mark")
    return text.removeprefix(BYTE_ORDER_MARK)


def visible(text: str, lines: list[str], findings: Findings) -> str:
    """The text with something harmless in the place of each character that can't be seen."""
    hint = "delete it and type what should stand there"
    for number, line in enumerate(lines, 1):
        for found in FORBIDDEN.finditer(line):
            message = f"invisible character {named(found[0])}"
            findings.add(encoding.INVISIBLE_CHARACTER, number, found.start() + 1, message, hint)
        if odd := ODD_SPACE.match(line):
            message = f"{named(odd[2][0])} where YAML wants a plain space"
            findings.add(encoding.INVISIBLE_CHARACTER, number, odd.start(2) + 1, message, hint)
    return _with_plain_spaces(FORBIDDEN.sub(STAND_IN, text))


def _with_plain_spaces(text: str) -> str:
    if not any(space in text for space in SPACES):
        return text
    pattern = re.compile(f"^{ODD_SPACE.pattern}", re.MULTILINE)
    return pattern.sub(lambda found: found[1] + " " * len(found[2]), text)


def named(character: str) -> str:
    """A character by its code point and name."""
    name = unicodedata.name(character, "").lower()
    return f"U+{ord(character):04X}" + (f" ({name})" if name else "")
