"""A page to open in a browser: one file that holds its style, fonts and pictures."""

from __future__ import annotations

from lobbycard.render.book.output import PageOutput
from lobbycard.render.book.quickref import Quickref
from lobbycard.render.book.single import single_file
from lobbycard.render.press import Printed


def content(sheet: Quickref, printed: Printed) -> bytes:
    """The page, with its text in the sizes that it was printed in."""
    return single_file(sheet.page(printed.sizes), sheet.style, sheet.assets).encode()


FORMAT = PageOutput("a page to open in a browser", content)
