"""One file writes a mark in two ways: straight and curly quotes, or three dots and the one character for them.

Either is fine. Mixed, they print side by side on the table, and a search finds half of them.

Bad:

    - quote: "Don't look now."
    - quote: "Don’t look ever."

Good:

    - quote: "Don't look now."
    - quote: "Don't look ever."
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from lobbycard.check.prose import Spoken, spoken
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import files
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem, Severity

FAULT = fault(__name__, __doc__, Severity.WARNING)
# One mark in its two ways, the plain one first.
STYLES = (("'", "’‘"), ('"', "“”„"), ("...", "…"))


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each mark that a file has in two ways, at the first text of the rarer one; of equals, of the curly one."""
    # Most files are plain ASCII, so that nothing is mixed there.
    curly = {file.path for file in files(content) if not file.text.isascii()}
    texts: dict[str, list[Spoken]] = defaultdict(list)
    for said in spoken(content) if curly else ():
        if said.entry.file.path in curly:
            texts[said.entry.file.path].append(said)
    for found in texts.values():
        yield from mixed(found)


def mixed(texts: list[Spoken]) -> Iterator[Problem]:
    """The marks that some texts have in two ways."""
    for straight, curls in STYLES:
        plain = [said for said in texts if straight in said.text]
        curly = [said for said in texts if any(mark in said.text for mark in curls)]
        if plain and curly:
            rare, mark, often = (curly, curls[0], straight) if len(curly) <= len(plain) else (plain, straight, curls[0])
            told = f"{rare[0].told} has {mark!r}, where most of this file has {often!r}"
            yield Problem(FAULT, told, rare[0].place, "write them one way in a file")


RULE = Rule(FAULT, check, files)
