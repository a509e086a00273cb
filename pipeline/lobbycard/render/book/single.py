"""A page as one file of HTML that holds its style, fonts and pictures, and opens anywhere."""

from __future__ import annotations

import re
from base64 import b64encode
from typing import TYPE_CHECKING
from urllib.parse import urljoin

from lobbycard.render.assets import Assets
from lobbycard.render.setting import Page, Style

if TYPE_CHECKING:
    from lobbycard.render.fetcher import ProjectFetcher

PICTURE = re.compile(r'(?<= src=")([^"]*)(?=")')
LINK = re.compile(r"(?<=url\()([^)]*)(?=\))")

# Browsers leave colours out when they print, unless they are told that the colours matter.
COLOURS = "html { -webkit-print-color-adjust: exact; print-color-adjust: exact }"


def single_file(page: Page, style: Style, assets: Assets) -> str:
    """The page as one file; what it names is had through the same door as for print, and has been had before."""
    from lobbycard.render.fetcher import BASE, ProjectFetcher

    fetcher = ProjectFetcher(assets)
    fetcher.pictures = page.pictures
    css = LINK.sub(lambda found: _held(fetcher, f"{BASE}{style.css}", found[1]), assets.text(style.css))
    css += f"@page {{ size: {style.width} {style.height}; margin: 0 }}\n{COLOURS}\n"
    head, body = PICTURE.sub(lambda found: _held(fetcher, BASE, found[1]), page.html).split("<body", 1)
    return f"{head}<style>\n{css}</style>\n<body{body}"


def _held(fetcher: ProjectFetcher, base: str, name: str) -> str:
    """A file as an address that holds it."""
    content, kind = fetcher.content(urljoin(base, name.strip("\"'")))
    return f"data:{kind};base64,{b64encode(content).decode()}"
