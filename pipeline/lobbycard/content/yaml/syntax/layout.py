"""Troubles with lines: no colon, no space behind it, or an indentation that fits nothing."""

from __future__ import annotations

import re

from lobbycard.content.yaml.faults import syntax as faults
from lobbycard.content.yaml.faults.structure import KEY_NOT_TEXT
from lobbycard.content.yaml.syntax.trouble import Diagnosis, Trouble, indent_of

GLUED = re.compile(r"""( *+(?:- ++)*+(?:"[^"]*+"|'[^']*+'|[\w-]++)):(?=\S)""")


def key_alone(trouble: Trouble) -> Diagnosis | None:
    """A line that the parser took for a key, until no colon came."""
    if trouble.origin and trouble.problem.startswith("could not find expected ':'"):
        return _without_colon(trouble, trouble.origin[0])
    return None


def missing_colon(trouble: Trouble) -> Diagnosis | None:
    """A line that is neither a key nor a part of a text: this one, or the one above that a key follows."""
    entry, above = trouble.entry, trouble.line_before()
    if not entry.key and entry.value and not entry.lead.strip():
        return _without_colon(trouble, trouble.line)
    if trouble.problem.startswith("mapping values") and above is not None and not trouble.entry_at(above).key:
        return _without_colon(trouble, above)
    return None


def _without_colon(trouble: Trouble, number: int) -> Diagnosis:
    line = trouble.lines[number]
    if glued := GLUED.match(line):
        mended = trouble.with_line(number, f"{glued[0]} {line[glued.end() :]}")
        message = f"{line.strip()[:40]} has no space after the colon"
        return Diagnosis(faults.MISSING_SPACE, number + 1, glued.end(), message, "write a space after it", mended)
    column = len(line) - len(line.lstrip(" -"))
    message = "this line has no key with a colon"
    hint = "write `key: value`; text of several lines goes in quotes or below a |, where a # is no comment"
    mended = trouble.with_line(number, line[:column])
    return Diagnosis(faults.MISSING_COLON, number + 1, column + 1, message, hint, mended)


def colon_alone(trouble: Trouble) -> Diagnosis | None:
    """A colon with no key before it."""
    before = trouble.text[: trouble.column].rstrip()
    if trouble.character != ":" or (before and before[-1] not in "-[{,"):
        return None
    hint = "write a key, or put text that starts with a colon in quotes"
    in_block = before[-1:] in ("", "-")
    mended = trouble.with_line(trouble.line, before) if in_block else trouble.quoted_brackets()
    message = "a key is missing before the colon"
    return Diagnosis(KEY_NOT_TEXT, trouble.line + 1, trouble.column + 1, message, hint, mended)


def bad_indent(trouble: Trouble) -> Diagnosis | None:
    """A key or a dash in a column where none of the lines above has one."""
    entry = trouble.entry
    if trouble.at_end or not (entry.key or entry.lead.strip()):
        return None
    message = "the indentation of this line fits none of the lines above"
    hint = "keys of one map start in one column, and so do the dashes of one list"
    column = indent_of(trouble.text)
    return Diagnosis(faults.BAD_INDENT, trouble.line + 1, column + 1, message, hint, _lined_up(trouble))


def _lined_up(trouble: Trouble) -> str | None:
    """The text with a key of one line under the key of the line above."""
    entry, number = trouble.entry, trouble.line_before()
    above = trouble.entry_at(number) if number is not None else entry
    if entry.lead.strip() or not (entry.value and above.key and above.value) or len(above.lead) == len(entry.lead):
        return None
    return trouble.with_line(trouble.line, " " * len(above.lead) + trouble.text.lstrip(" "))
