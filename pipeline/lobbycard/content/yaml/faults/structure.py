"""Faults of structure: YAML that can be read, but that readers read differently or lose things of."""

from __future__ import annotations

from lobbycard.core.problems import Fault, Severity

DIRECTIVE = Fault(
    "C018",
    "directive",
    Severity.ERROR,
    """A line that starts with % gives orders to the reader of YAML, such as which version to read; not every reader
obeys. Content is always YAML 1.2 and needs no such line.

Bad:

    %YAML 1.1
    ---
    id: riot

Good:

    id: riot
""",
)
SECOND_DOCUMENT = Fault(
    "C019",
    "second-document",
    Severity.ERROR,
    """A line of three dashes starts another document in the same file. Some readers take the first, some give a list,
some fail. Put each document into a file of its own.

Bad:

    id: riot
    ---
    id: stampede

Good:

    - id: riot
    - id: stampede
""",
)
DUPLICATE_KEY = Fault(
    "C020",
    "duplicate-key",
    Severity.ERROR,
    """A key may stand once in a map: most readers take the last value and lose the first without a word.

Bad:

    id: riot
    copies: 1
    copies: 2

Good:

    id: riot
    copies: 2
""",
)
LOST_DASH = Fault(
    "C021",
    "lost-dash",
    Severity.ERROR,
    """An item of a list has its first key twice, so the "- " that starts the next item is missing. Most readers would
make one card of the two and lose the first.

Bad:

    - id: riot
      name: Riot
      id: stampede
      name: Stampede

Good:

    - id: riot
      name: Riot
    - id: stampede
      name: Stampede
""",
)
KEY_NOT_TEXT = Fault(
    "C022",
    "key-not-text",
    Severity.ERROR,
    """A key is a word. Numbers, true, null, lists and maps as keys are read in many ways, and JSON has no such thing.
Two braces, {{name}}, are a map as a key: a placeholder of a template needs quotes.

Bad:

    1: kick
    name: {{name}}

Good:

    "1": kick
    name: "{{name}}"
""",
)
ANCHOR = Fault(
    "C023",
    "anchor",
    Severity.ERROR,
    """An & before a value names it for use elsewhere. Not every reader follows such names, and a file full of them can
grow beyond any memory. Write the value where it is used; text that starts with & needs quotes.

Bad:

    name: &riot

Good:

    name: "&riot"
""",
)
ALIAS = Fault(
    "C024",
    "alias",
    Severity.ERROR,
    """A * before a word stands for a value named elsewhere. Not every reader follows such names, and a file full of
them can grow beyond any memory. Write the value itself; text that starts with * needs quotes.

Bad:

    note: *star

Good:

    note: "*star"
""",
)
MERGE_KEY = Fault(
    "C025",
    "merge-key",
    Severity.ERROR,
    """The key << merges another map into this one in YAML 1.1 and is just a key in YAML 1.2. Write the keys out.

Bad:

    <<: {ds: 3}
    id: riot

Good:

    ds: 3
    id: riot
""",
)
TAG = Fault(
    "C026",
    "tag",
    Severity.ERROR,
    """A ! before a value tells the reader its type, which some readers obey, some ignore and some refuse. Content
needs none: quotes make text. Text that starts with ! needs quotes too.

Bad:

    id: !!str 010
    quote: !Hola

Good:

    id: "010"
    quote: "!Hola"
""",
)
TOO_DEEP = Fault(
    "C027",
    "too-deep",
    Severity.ERROR,
    """Maps and lists are at most 64 levels deep. Nothing in a game is; such a file was made by a program, by mistake
or to make another program fall over.
""",
)
