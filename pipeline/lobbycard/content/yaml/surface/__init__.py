"""What can be wrong with text before it is read as YAML."""

from __future__ import annotations

from lobbycard.content.yaml.finding import Findings
from lobbycard.content.yaml.surface import character, comment, conflict, directive, entity, mojibake, space
from lobbycard.content.yaml.written import LINE_END

SIGNS = (*conflict.SIGNS, *directive.SIGNS, *space.SIGNS)
WIDE_SIGNS = (*character.SIGNS, *mojibake.SIGNS)


def is_spotless(text: str) -> bool:
    """Tell quickly that no check has anything to say, beyond what the parser itself refuses."""
    framed = f"\n{text}\n"
    # Looking for one rare character first is ten times as fast as looking for two.
    if any(sign[-1] in framed and sign in framed for sign in SIGNS):
        return False
    if comment.may_cut(text) or entity.ENTITY.search(text) or character.ESCAPE.search(text):
        return False
    return text.isascii() or not any(sign in text for sign in WIDE_SIGNS)


def prepared(text: str, findings: Findings) -> str | None:
    """Tell what is wrong, and give the text as the parser is to read it, line for line and character for character.

    None means that reading on would mislead: the text is no YAML, or not that which its author sees.
    """
    text = character.without_mark(text, findings)
    space.tell_line_ends(text, findings)
    lines = LINE_END.split(text)
    space.tell_trailing(lines, findings)
    entity.tell(lines, findings)
    mojibake.tell(lines, findings)
    if conflict.tell(lines, findings) or space.tell_tabs(lines, findings):
        return None
    text = character.visible(text, lines, findings)
    return directive.without(text, lines, findings).replace("\t", " ")
