"""Reading on without the item that is broken, so that one bad card hides no other."""

from __future__ import annotations

from lobbycard.content.yaml.syntax.trouble import indent_of
from lobbycard.content.yaml.written import LINE_END


def without_item(text: str, line: int) -> str | None:
    """The text with empty lines for the item of the file's list that a line (from 1) stands in.

    None when the line stands in no item, or when no other would be left.
    """
    lines = LINE_END.split(text)
    dashes = [number for number, each in enumerate(lines) if each.lstrip(" ").startswith("- ")]
    starts = [number for number in dashes if indent_of(lines[number]) == indent_of(lines[dashes[0]])]
    if len(starts) < 2 or starts[0] >= line:
        return None
    start = max(number for number in starts if number < line)
    end = min((number for number in starts if number >= line), default=len(lines))
    return "\n".join([*lines[:start], *[""] * (end - start), *lines[end:]])
