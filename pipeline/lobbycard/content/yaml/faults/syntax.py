"""Faults of syntax: where the reader of YAML can't go on, told by their usual causes."""

from __future__ import annotations

from lobbycard.core.problems import Fault, Severity

UNQUOTED_COLON = Fault(
    "C030",
    "unquoted-colon",
    Severity.ERROR,
    """A colon before a space makes a key. Text that holds one is put in quotes, the whole of it.

Bad:

    name: Riot: the Sequel

Good:

    name: "Riot: the Sequel"
""",
)
SYMBOL_STARTS_VALUE = Fault(
    "C031",
    "symbol-starts-value",
    Severity.ERROR,
    """A value that starts with one of [ ] { } , & * ! | > % @ ` - ? has a meaning in YAML. Text that starts so is put
in quotes, or below a | on lines of its own.

Bad:

    note: [click] Draw 1 card.

Good:

    note: "[click] Draw 1 card."
    quote: |
      @ last!
""",
)
TEXT_AFTER_QUOTE = Fault(
    "C032",
    "text-after-quote",
    Severity.ERROR,
    """When a value starts with a quotation mark, it ends with the next one. Text that only begins with a quotation is
put in quotes of the other kind.

Bad:

    quote: "Run," he said.

Good:

    quote: '"Run," he said.'
""",
)
UNCLOSED_QUOTE = Fault(
    "C033",
    "unclosed-quote",
    Severity.ERROR,
    """A quotation mark opens here and isn't closed, or is closed by one that was to open another text lines below. An
apostrophe at the start of a text counts as a quotation mark.

Bad:

    quote: 'Tis pity, babe.

Good:

    quote: "'Tis pity, babe."
""",
)
BRACKET = Fault(
    "C034",
    "bracket",
    Severity.ERROR,
    """In a list in brackets or a map in braces something is missing or too much: the bracket that closes it, a comma
between two things, a value between two commas, or quotes around text with brackets, commas or colons in it.

Bad:

    traits: [male, soul
    source: seed

Good:

    traits: [male, soul]
    source: seed
""",
)
BAD_INDENT = Fault(
    "C035",
    "bad-indent",
    Severity.ERROR,
    """The keys of a map start in one column, and so do the dashes of a list. A line that is indented otherwise belongs
nowhere.

Bad:

    - id: riot
     name: Riot

Good:

    - id: riot
      name: Riot
""",
)
BAD_ESCAPE = Fault(
    "C036",
    "bad-escape",
    Severity.ERROR,
    """In double quotes a backslash starts an escape such as \\n or \\u00e9, and only some letters may follow it. In
single quotes a backslash is just that.

Bad:

    note: "templates\\mine"

Good:

    note: 'templates\\mine'
""",
)
MISSING_COLON = Fault(
    "C037",
    "missing-colon",
    Severity.ERROR,
    """A line of a map is a key, a colon, a space and a value. This one has no colon.

Bad:

    name Riot
    ds: 3

Good:

    name: Riot
    ds: 3
""",
)
MISSING_SPACE = Fault(
    "C038",
    "missing-space",
    Severity.ERROR,
    """A colon makes a key only when a space follows it: without one, key and value are a single word.

Bad:

    art: {emblem:mirror}

Good:

    art: {emblem: mirror}
""",
)
BROKEN_YAML = Fault(
    "C039",
    "broken-yaml",
    Severity.ERROR,
    """The reader of YAML can't go on here, for none of the usual causes. Look at this line and the ones above:
quotation marks, brackets, colons and indentation.
""",
)
