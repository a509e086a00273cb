"""The only door through which a face gets its pictures, styles and fonts: the project's and lobbycard's own files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any
from urllib.parse import unquote, urlsplit

from weasyprint.urls import URLFetcher, URLFetcherResponse

from lobbycard.core.errors import ProjectError
from lobbycard.render.assets import Assets

# A host that can't exist (RFC 2606): whatever a face names is joined to it, and nothing is ever asked of a network.
BASE = "https://project.invalid/"
TYPES = {
    ".css": "text/css",
    ".jpg": "image/jpeg",
    ".otf": "font/otf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}


@dataclass
class Asked:
    """What one face asked for: the files that it got by name and hash, and what it could not have."""

    files: dict[str, str] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


class ProjectFetcher(URLFetcher):  # type: ignore[misc]  # the base has no types
    """Serves the pictures drawn for a face and the files of the project, and notes what is asked for."""

    def __init__(self, assets: Assets) -> None:
        super().__init__(allowed_protocols=(), allow_redirects=False)
        self._assets = assets
        self.pictures: Mapping[str, str] = {}
        self.asked = Asked()

    def fetch(self, url: str, headers: Any = None) -> URLFetcherResponse:
        """The content of an address, or ValueError when it leads out or to nothing."""
        content, kind = self.content(url)
        return URLFetcherResponse(url, content, {"Content-Type": kind})

    def content(self, url: str) -> tuple[bytes, str]:
        """The bytes behind an address and their type; ValueError as above."""
        name = self._name(url)
        suffix = name[name.rfind(".") :].lower() if name else ""
        if not name or suffix not in TYPES:
            self.asked.refused.append(url)
            raise ValueError(f"outside the project: {url}")
        return self._content(name), TYPES[suffix]

    def _name(self, url: str) -> str:
        """The name of a file that may be read, or nothing."""
        if not url.startswith(BASE):
            return ""
        name = unquote(urlsplit(url).path).lstrip("/")
        try:
            self._assets.find(name)
        except ProjectError:
            return ""
        return name

    def _content(self, name: str) -> bytes:
        if name in self.pictures:
            return self.pictures[name].encode()
        file = self._assets.find(name)
        if file is None:
            self.asked.missing.append(name)
            raise ValueError(f"no such file: {name}")
        content = file.read_bytes()
        self.asked.files[name] = sha256(content).hexdigest()
        return content
