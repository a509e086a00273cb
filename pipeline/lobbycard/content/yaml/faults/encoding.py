"""Faults of bytes and characters: what isn't UTF-8, and what UTF-8 text shouldn't hold."""

from __future__ import annotations

from lobbycard.core.problems import Fault, Severity

NOT_TEXT = Fault(
    "C007",
    "not-text",
    Severity.ERROR,
    """The file is a picture, an archive or other binary data under a name that says YAML.
""",
)
NOT_UTF_8 = Fault(
    "C008",
    "not-utf-8",
    Severity.ERROR,
    """Content is UTF-8, so that an é is an é on every machine. Older editors and spreadsheets save as UTF-16,
Windows-1252 or Latin-1, and a tool that guesses prints the wrong letter sooner or later. Open the file, choose
"Save with encoding: UTF-8" and look at the letters with accents, the quotation marks and the dashes.
""",
)
BYTE_ORDER_MARK = Fault(
    "C009",
    "byte-order-mark",
    Severity.ERROR,
    """The file starts with an invisible mark that some editors on Windows put before UTF-8 text. Several readers of
YAML take it for part of the first key, and then miss the key. Save as "UTF-8", not as "UTF-8 with BOM".
""",
    fixable=True,
)
INVISIBLE_CHARACTER = Fault(
    "C010",
    "invisible-character",
    Severity.ERROR,
    """A character that can't be seen and that YAML doesn't allow, or that its readers differ about: a control
character, a byte order mark in mid-text, Unicode's own line ends; or a no-break space where the indentation
wants plain ones. They come along when text is copied out of web pages, PDFs, terminals and word processors.
Delete the character and type what should stand there.
""",
)
LINE_END = Fault(
    "C011",
    "line-end",
    Severity.INFO,
    """Lines end with a line feed. A carriage return before it, as Windows writes, is read without harm, but a file
that changes its line ends shows every line as changed. Set `* text=auto eol=lf` in .gitattributes, or choose
"LF" in the editor.
""",
    fixable=True,
)
