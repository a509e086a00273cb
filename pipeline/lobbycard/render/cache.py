"""Pages kept between runs: a card is set anew only when something that it was made from has changed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from lobbycard import __version__
from lobbycard.core.files import written_aside
from lobbycard.core.problems import Place, Problem
from lobbycard.render.assets import Assets
from lobbycard.render.face import Face
from lobbycard.render.faults import FAULTS
from lobbycard.render.press import Printed

# What backup tools look for: the folder can be made again at any time.
TAG = "Signature: 8a477f597d28d172789f06886806bc55\n"
FAULT_OF = {fault.code: fault for fault in FAULTS}


@dataclass
class Cache:
    """A folder of pages by what they were made from; several processes may use one at the same time."""

    folder: Path
    assets: Assets

    @cached_property
    def _base(self) -> bytes:
        """What every page depends on: the versions of all that sets it."""
        return f"lobbycard {__version__} weasyprint {version('weasyprint')} {' '.join(_libraries())}".encode()

    def open(self) -> None:
        """Make the folder; ProjectError when it can't be written, before any card is set for nothing."""
        with written_aside(self.folder / "CACHEDIR.TAG") as aside:
            aside.write_text(TAG, "utf-8")

    def key(self, face: Face, css: str, style: str) -> str:
        """The name of a face's page: a hash of its text, pictures and styles, and of the versions of the tools."""
        digest = sha256(self._base)
        for part in (css, style, face.html, *(f"{name}\n{svg}" for name, svg in sorted(face.pictures.items()))):
            digest.update(sha256(part.encode()).digest())
        return digest.hexdigest()

    def page(self, key: str) -> Printed | None:
        """The page of a key, or None when there is none, it is damaged, or one of its files has changed."""
        try:
            note = json.loads((self.folder / f"{key}.json").read_bytes())
            pdf = (self.folder / f"{key}.pdf").read_bytes()
            if note["pdf"] != sha256(pdf).hexdigest() or any(
                self._digest(name) != digest for name, digest in note["files"].items()
            ):
                return None
            return Printed(pdf, tuple(_problems(note["problems"])), note["files"])
        except (OSError, ValueError, LookupError, TypeError, AttributeError):  # somebody else's note, or half of one
            return None

    def keep(self, key: str, printed: Printed) -> None:
        """Keep a page; what is half written is never found."""
        problems = [
            {"code": problem.code, "message": problem.message, "hint": problem.hint, "place": asdict(problem.place)}
            for problem in printed.problems
        ]
        note = {"pdf": sha256(printed.pdf).hexdigest(), "files": printed.files, "problems": problems}
        for suffix, content in ((".pdf", printed.pdf), (".json", json.dumps(note).encode())):
            with written_aside(self.folder / f"{key}{suffix}") as aside:
                aside.write_bytes(content)

    @cached_property
    def _digests(self) -> dict[str, str | None]:
        return {}

    def _digest(self, name: str) -> str | None:
        if name not in self._digests:
            self._digests[name] = self.assets.digest(name)
        return self._digests[name]


def _problems(notes: Iterable[dict[str, Any]]) -> Iterable[Problem]:
    for note in notes:
        yield Problem(FAULT_OF[note["code"]], note["message"], Place(**note["place"]), note["hint"])


@cache
def _libraries() -> tuple[str, ...]:
    """The versions of the libraries that shape text, asked of them directly: the renderer need not be loaded."""
    import ctypes

    told = []
    for library, function in (("libpango-1.0.so.0", "pango_version_string"), ("libharfbuzz.so.0", "hb_version_string")):
        try:
            ask = getattr(ctypes.CDLL(library), function)
        except OSError:
            continue
        ask.restype = ctypes.c_char_p
        told.append(f"{function} {ask().decode()}")
    return tuple(told)
