"""Troubles with quotation marks."""

from __future__ import annotations

import re

from lobbycard.content.yaml.faults import syntax as faults
from lobbycard.content.yaml.syntax.trouble import Diagnosis, Trouble

QUOTED = re.compile(r"""'(?:[^']|'')*+'|"(?:[^"\\]|\\.)*+\"""")
OPEN_ENDS = ("found unexpected end of stream", "found unexpected document")
LOOK_BACK = 100  # lines


def bad_escape(trouble: Trouble) -> Diagnosis | None:
    """A backslash in double quotes before a letter that makes no escape."""
    if "quoted scalar" not in trouble.context or trouble.problem.startswith(OPEN_ENDS):
        return None
    column = max(trouble.text.rfind("\\", 0, trouble.column + 1), 0)
    message = f"{trouble.text[column : column + 2]} is no escape that YAML knows"
    hint = "write \\\\ for a backslash, or put the text in single quotes"
    mended = trouble.with_line(trouble.line, f"{trouble.text[:column]}\\{trouble.text[column:]}")
    return Diagnosis(faults.BAD_ESCAPE, trouble.line + 1, column + 1, message, hint, mended)


def unclosed(trouble: Trouble) -> Diagnosis | None:
    """A quotation mark that nothing closes, or that the next one below closes by mistake."""
    opened = trouble.origin if trouble.problem.startswith(OPEN_ENDS) else _opened_above(trouble)
    if opened is None:
        return None
    line, column = opened
    mark = trouble.lines[line][column : column + 1]
    message = f"the {mark} that opens here is not closed"
    hint = f"close it with another {mark}; text with a {mark} in it goes in quotes of the other kind"
    entry = trouble.entry_at(line)
    mended = trouble.quoted(line) if entry.column == column and mark not in entry.value[1:] else None
    return Diagnosis(faults.UNCLOSED_QUOTE, line + 1, column + 1, message, hint, mended)


def _opened_above(trouble: Trouble) -> tuple[int, int] | None:
    """The opening mark of a text that ended at another opening mark, just before the place of the trouble."""
    before = trouble.text[: trouble.column].rstrip()
    if not before.endswith(("'", '"')):
        return None
    for number in range(trouble.line - 1, max(trouble.line - LOOK_BACK, -1), -1):
        entry = trouble.entry_at(number)
        if entry.value.startswith(before[-1]):
            return None if QUOTED.match(entry.value) else (number, entry.column)
    return None


def text_after(trouble: Trouble) -> Diagnosis | None:
    """Text that begins with a quotation and goes on behind it."""
    entry = trouble.entry
    quoted = QUOTED.match(entry.value)
    if not quoted or trouble.column < entry.column + quoted.end():
        return None
    rest = entry.value[quoted.end() :]
    if not rest:
        return None
    column = entry.column + quoted.end() + len(rest) - len(rest.lstrip())
    message = f"text goes on after the closing {quoted[0][0]}"
    hint = "put the whole text in quotes of the other kind"
    mended = trouble.quoted(trouble.line)
    return Diagnosis(faults.TEXT_AFTER_QUOTE, trouble.line + 1, column + 1, message, hint, mended)
