"""A page to print."""

from __future__ import annotations

from lobbycard.render.book.output import PageOutput

FORMAT = PageOutput("a page to print", lambda sheet, printed: printed.pdf)
