"""Troubles in and with brackets."""

from __future__ import annotations

from lobbycard.content.yaml.faults.syntax import BRACKET
from lobbycard.content.yaml.syntax.trouble import COMMENT, Diagnosis, Trouble, closers

PAIRS = {"[": "]", "{": "}"}


def stray(trouble: Trouble) -> Diagnosis | None:
    """A closing bracket that closes nothing."""
    rest = COMMENT.sub("", trouble.text[trouble.column :]).strip()
    if trouble.in_brackets or not rest or rest.strip("]}"):
        return None
    message = f"the {trouble.character} closes nothing"
    mended = trouble.with_line(trouble.line, trouble.text[: trouble.column])
    hint = "remove it, or put the text in quotes"
    return Diagnosis(BRACKET, trouble.line + 1, trouble.column + 1, message, hint, mended)


def unclosed(trouble: Trouble) -> Diagnosis | None:
    """An opening bracket that isn't closed where the next key, or the end of the file, is reached."""
    opened = trouble.bracket
    if opened is None or not (trouble.at_end or (opened[0] < trouble.line and trouble.entry.key)):
        return None
    line = trouble.lines[opened[0]]
    sign = line[opened[1]]
    message = f"the {sign} that opens here is not closed"
    hint = f"write {PAIRS.get(sign, sign)} where the list ends, and a comma between its parts"
    entry = trouble.entry_at(opened[0])
    ends_here = trouble.at_end or trouble.line_before() == opened[0]
    end = entry.column + len(entry.value)
    mended = trouble.with_line(opened[0], line[:end] + closers(entry.value)) if ends_here else None
    return Diagnosis(BRACKET, opened[0] + 1, opened[1] + 1, message, hint, mended)


def unreadable(trouble: Trouble) -> Diagnosis | None:
    """Something in brackets that makes no list and no map."""
    if not trouble.in_brackets:
        return None
    message = "the list or map in brackets can't be read on from here"
    hint = "put a comma between its parts, and text with brackets, commas or colons in quotes"
    mended = trouble.quoted_brackets()
    return Diagnosis(BRACKET, trouble.line + 1, trouble.column + 1, message, hint, mended)
