"""Faults of single values: readers of YAML differ about what they are."""

from __future__ import annotations

from lobbycard.core.problems import Fault, Severity

AMBIGUOUS_SCALAR = Fault(
    "C028",
    "ambiguous-scalar",
    Severity.ERROR,
    """Some unquoted values are one thing in YAML 1.1, which many tools still read, and another in YAML 1.2: No, yes,
on, off, y and n are truth values or text; 010 is 8 or 10; 1_000, 1:30, 0b11, 0o17 and 1e3 are numbers or text;
2024-01-02 is a date or text. Quotes leave no doubt. Numbers are written plainly: 10, -3, 1.5.

Bad:

    name: No
    number: 010
    released: 2024-01-02

Good:

    name: "No"
    number: "010"
    released: "2024-01-02"
""",
    fixable=True,
)
UNPORTABLE_NUMBER = Fault(
    "C029",
    "unportable-number",
    Severity.ERROR,
    """A whole number past 9007199254740991 is rounded by many tools, and .inf and .nan can't be written as JSON at
all. What is this long is most often an id, and ids are text.

Bad:

    id: 90071992547409930

Good:

    id: "90071992547409930"
""",
)
