"""Troubles with text that needs quotes: it starts with a symbol of YAML or holds a colon."""

from __future__ import annotations

from lobbycard.content.yaml.faults import syntax as faults
from lobbycard.content.yaml.syntax.trouble import Diagnosis, Trouble

SYMBOLS = {
    "[": "a list",
    "{": "a map",
    "-": "an item of a list",
    "?": "a key",
    "&": "a name for other places",
    "*": "a value named elsewhere",
    "!": "a type",
    "|": "a block of text",
    ">": "a block of text",
    "%": "a directive",
    "]": "the end of a list",
    "}": "the end of a map",
    ",": "the next part of a list",
    "@": "something reserved",
    "`": "something reserved",
}
NO_STARTS = frozenset("%@`")
# What a parser can be at when it stops: its context then starts at the symbol.
SCANNED = ("an anchor", "an alias", "a tag", "a block scalar", "parsing a node")
IN_QUOTES = "put the whole text in quotes"


def symbol(trouble: Trouble) -> Diagnosis | None:
    """Text that starts with a character to which YAML gives a meaning."""
    entry, column = trouble.entry, trouble.column
    if trouble.origin and trouble.origin[0] == trouble.line and trouble.context.endswith(SCANNED):
        column = trouble.origin[1]
    elif trouble.character not in NO_STARTS or not trouble.character:
        if entry.value[:1] not in SYMBOLS or column < entry.column or trouble.in_brackets:
            return None
        column = entry.column
    sign = trouble.text[column : column + 1]
    if sign not in SYMBOLS:
        return None
    hint = f"{IN_QUOTES}, or below a | on a line of its own"
    mended = trouble.quoted(trouble.line) if column == entry.column else trouble.quoted_brackets()
    message = f"YAML takes what starts with {sign} for {SYMBOLS[sign]}"
    return Diagnosis(faults.SYMBOL_STARTS_VALUE, trouble.line + 1, column + 1, message, hint, mended)


def colon(trouble: Trouble) -> Diagnosis | None:
    """Text with a colon and a space in it."""
    entry = trouble.entry
    if trouble.character != ":" or trouble.column <= entry.column or trouble.in_brackets:
        return None
    message = "a colon and a space stand in text without quotes"
    mended = trouble.quoted(trouble.line)
    return Diagnosis(faults.UNQUOTED_COLON, trouble.line + 1, trouble.column + 1, message, IN_QUOTES, mended)
