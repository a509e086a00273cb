"""Faults of the text, seen before it is read as YAML."""

from __future__ import annotations

from lobbycard.core.problems import Fault, Severity

CONFLICT_MARKER = Fault(
    "C012",
    "conflict-marker",
    Severity.ERROR,
    """A merge stopped here and wrote both sides into the file. Keep what is right and delete the marker lines.

Bad:

    <<<<<<< HEAD
    ds: 3
    =======
    ds: 4
    >>>>>>> balance

Good:

    ds: 4
""",
)
TAB = Fault(
    "C013",
    "tab",
    Severity.ERROR,
    """YAML is indented with spaces; a tab is refused by some readers and counted differently by others, in an
indentation and between words alike. Set the editor to insert spaces. (→ stands for a tab.)

Bad:

    - id: riot
    →   name: Riot

Good:

    - id: riot
      name: Riot

Text that truly needs a tab takes it in double quotes as "\\t".
""",
)
TRAILING_SPACE = Fault(
    "C014",
    "trailing-space",
    Severity.INFO,
    """Spaces at the end of a line mean nothing, can't be seen and show up as changes. Most editors remove them when
saving.
""",
    fixable=True,
)
MOJIBAKE = Fault(
    "C015",
    "mojibake",
    Severity.WARNING,
    """UTF-8 text was opened as Windows-1252 and saved again: each letter with an accent, quotation mark or dash became
two or three strange characters, or one that is replaced by �. The card would print just that.

Bad:

    quote: Quick â€” hide the cafÃ©!

Good:

    quote: Quick — hide the café!
""",
)
HTML_ENTITY = Fault(
    "C016",
    "html-entity",
    Severity.WARNING,
    """Text is written as it should print; & and < need no disguise. What was copied out of a web page may hold HTML's
own codes, which nobody wants on a card.

Bad:

    quote: Tom &amp; Jerry deal &lt;&#160;3

Good:

    quote: Tom & Jerry deal < 3
""",
)
CUT_BY_COMMENT = Fault(
    "C017",
    "cut-by-comment",
    Severity.WARNING,
    """In YAML a # after a space starts a comment, and the value ends before it: text that goes on after a # loses its
end without a word. This is said of unquoted text when the # has no space behind it, or when it has just one
before it and the text is of two words or more. A comment that is meant as one has two spaces before its # and
one behind; `# lobbycard:` is always a comment, and so is what follows a number.

Bad:

    name: Agent #7

Good:

    name: "Agent #7"
    note: Our first agent  # there were six before
    ds: 3 # a comment
""",
)
