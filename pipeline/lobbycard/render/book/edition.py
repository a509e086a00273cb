"""Printing a quick reference: from content to one page a paper, as PDF and as HTML."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from lobbycard.content.content import Content
from lobbycard.core.errors import FaultyContentError
from lobbycard.core.files import written_aside
from lobbycard.core.problems import Severity
from lobbycard.core.project import Project
from lobbycard.core.shelf import shelf
from lobbycard.render.assets import Assets
from lobbycard.render.book.look import QuickrefLook, QuickrefStyle, look_file
from lobbycard.render.book.output import PageOutput
from lobbycard.render.book.panel import left_out
from lobbycard.render.book.quickref import Quickref, rulebook
from lobbycard.render.press import Press, Printed
from lobbycard.render.printing import Progress, Result, each_once, silent
from lobbycard.render.reading import model_in, paper_named
from lobbycard.render.style import FaceStyle

FORMATS = shelf("lobbycard.render.book.formats", "FORMAT", PageOutput)


@dataclass(frozen=True)
class Edition:
    """Which quick references to print, and how."""

    project: Project
    game: Content
    out: Path
    papers: Sequence[str] = ("a4", "letter")
    formats: Sequence[str] = ("pdf",)


def publish(edition: Edition, progress: Progress = silent) -> Result:
    """Print an edition; FaultyContentError with all that is wrong with it, and then nothing is written."""
    assets, game = Assets(edition.project), edition.game.game.id
    look = model_in(assets, look_file(game), QuickrefLook)
    faces = model_in(assets, f"face/{game}/face.yaml", FaceStyle)
    papers = [paper_named(assets, name) for name in dict.fromkeys(edition.papers)]
    sheets = [Quickref(assets, edition.game, QuickrefStyle(look, paper), faces) for paper in papers]
    printed = list(_printed(sheets, progress))
    found = [problem for page in printed for problem in page.problems]
    problems = sorted([*left_out(look, rulebook(edition.game)), *found], key=lambda problem: problem.order)
    if any(problem.severity is Severity.ERROR for problem in problems):
        raise FaultyContentError(problems)
    return Result(tuple(_written(edition, sheets, printed)), tuple(each_once(problems)))


def _printed(sheets: Sequence[Quickref], progress: Progress) -> Iterator[Printed]:
    for done, sheet in enumerate(sheets):
        progress(done, len(sheets), sheet.style.paper.name)
        yield Press(sheet.assets, sheet.style).printed(sheet.page(), sheet.page)
    progress(len(sheets), len(sheets), "")


def _written(edition: Edition, sheets: Sequence[Quickref], printed: Sequence[Printed]) -> Iterator[Path]:
    """Write each paper in each format."""
    for sheet, page in zip(sheets, printed, strict=True):
        for format_ in edition.formats:
            path = edition.out / f"{edition.game.game.id}-quickref-{sheet.style.paper.id}.{format_}"
            with written_aside(path) as aside:
                aside.write_bytes(FORMATS[format_].content(sheet, page))
            yield path
