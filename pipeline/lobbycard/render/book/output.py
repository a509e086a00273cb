"""What a format of pages to read is: what it is for, and the bytes that it makes of a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from lobbycard.render.book.quickref import Quickref
from lobbycard.render.press import Printed


@dataclass(frozen=True)
class PageOutput:
    """A format: what it is, and what makes the content of its file."""

    summary: str
    content: Callable[[Quickref, Printed], bytes]
