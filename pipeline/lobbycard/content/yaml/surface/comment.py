"""Comments that were meant to be text: a # after a space cuts an unquoted value short."""

from __future__ import annotations

import re

# A comment after something on its line, that has no space behind its # or just one before it.
SUSPECT = re.compile(r"#(?! ?lobbycard:)(?:(?<= #)(?=\S)|(?<=\S #))")
COMMENT = re.compile(r"( +)#(?! ?lobbycard:)(\S?)")


def may_cut(text: str) -> bool:
    """Tell quickly whether a comment anywhere might cut a value short."""
    return SUSPECT.search(text) is not None


def cut(value: str, text: str, end: int) -> int | None:
    """The offset of the # that cuts short the unquoted text that ends at an offset, or None."""
    found = COMMENT.match(text, end)
    if found and (found[2] or (len(found[1]) == 1 and " " in value)):
        return found.end(1)
    return None
