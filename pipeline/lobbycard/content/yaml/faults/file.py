"""Faults of the file itself: it is missing, no file, out of reach, too large or empty."""

from __future__ import annotations

from lobbycard.core.problems import Fault, Severity

MISSING_FILE = Fault(
    "C001",
    "missing-file",
    Severity.ERROR,
    """There is no such file. A link whose target is gone counts as missing too.
""",
)
NOT_A_FILE = Fault(
    "C002",
    "not-a-file",
    Severity.ERROR,
    """What has this name is a folder, a pipe or a device. Content is read from plain files only: a pipe could be
waited on for ever.
""",
)
UNREADABLE_FILE = Fault(
    "C003",
    "unreadable-file",
    Severity.ERROR,
    """The file is there, but the system doesn't let you read it. Look at its permissions and those of its folder.
""",
)
OUTSIDE_PROJECT = Fault(
    "C004",
    "outside-project",
    Severity.ERROR,
    """The path or a link on its way leads out of the project. A project is read from its own folder alone: it can then
be copied, published and built by others, and shows nothing of the machine that it is on.

Bad: content/bbb/cards -> ../../../my-other-project/cards

Good: the files themselves in content/bbb/cards
""",
)
TOO_LARGE = Fault(
    "C005",
    "too-large",
    Severity.ERROR,
    """A file holds at most 8 MiB, which is some ten thousand cards. What is larger is most often no card data at all,
such as an export or a picture under a wrong name. If it is card data, divide it: one file a set and kind.
""",
)
EMPTY_FILE = Fault(
    "C006",
    "empty-file",
    Severity.ERROR,
    """The file is empty or holds comments only.

Bad:

    # cards come later

Good:

    schema: bbb/sfx/1
    set: core
    cards: []
""",
)
