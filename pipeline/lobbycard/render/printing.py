"""A print job from cards to files: faces, pages from the cache or the press, and what is made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from functools import partial
from pathlib import Path

from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.entry import Entry
from lobbycard.core.errors import FaultyContentError, ProjectError
from lobbycard.core.problems import Problem, Severity
from lobbycard.core.project import Project
from lobbycard.core.shelf import shelf
from lobbycard.render.assets import Assets
from lobbycard.render.axis import Bleed
from lobbycard.render.cache import Cache
from lobbycard.render.face import Face, Faces
from lobbycard.render.length import millimetres
from lobbycard.render.output import Output, Printout
from lobbycard.render.press import Press, Printed
from lobbycard.render.reading import marks_in, model_in, paper_named, stock_named
from lobbycard.render.stock import Paper, Stock
from lobbycard.render.style import FaceStyle

FORMATS = shelf("lobbycard.render.formats", "FORMAT", Output)
# How far a stock's shape may differ from the face's: the picture is scaled to fill it, and the bleed takes the rest.
SHAPE_TOLERANCE = Decimal("0.03")
# When so many cards and all of a job have one fault, it is one of what they share.
FEWEST_OF_ALL = 3
Progress = Callable[[int, int, str], None]


def silent(done: int, total: int, name: str) -> None:
    """Tell nobody how far the work has come."""


@dataclass(frozen=True)
class PrintJob:
    """What to print and how. A card that stands several times among the cards is printed as often."""

    project: Project
    game: Content
    cards: Sequence[Entry[Card]]
    name: str
    out: Path
    stock: str = "poker-63x88"
    papers: Sequence[str] = ("a4", "letter")
    bleed_mm: Decimal = Decimal(3)
    gutter: bool = False
    marks: bool = True
    formats: Sequence[str] = ("sheets-pdf",)

    @property
    def cache(self) -> Path:
        """The folder of pages kept between runs."""
        return self.out / "cache"


@dataclass(frozen=True)
class Result:
    """What was written, and what the designer should know about it."""

    paths: tuple[Path, ...]
    problems: tuple[Problem, ...] = field(default=())


def run(job: PrintJob, progress: Progress = silent) -> Result:
    """Print a job; FaultyContentError with all that is wrong with its cards, and then nothing is written."""
    assets = Assets(job.project)
    style = model_in(assets, f"face/{job.game.game.id}/face.yaml", FaceStyle)
    stock, papers = _checked(job, assets, style)
    pages = dict(_pages(job, assets, style, progress))
    problems = sorted((problem for page in pages.values() for problem in page.problems), key=lambda each: each.order)
    if any(problem.severity is Severity.ERROR for problem in problems):
        raise FaultyContentError(list(_of_all_cards_once(problems, len(pages))))
    printout = Printout(
        name=job.name,
        out=job.out,
        cards=[entry.model.id for entry in job.cards],
        pages={card: page.pdf for card, page in pages.items()},
        stock=stock,
        face=(millimetres(style.width), millimetres(style.height)),
        papers=papers,
        marks=marks_in(assets),
        draw_marks=job.marks,
        bleed=Bleed(job.bleed_mm, job.gutter),
    )
    paths = [path for format_ in job.formats for path in FORMATS[format_].write(printout)]
    return Result(tuple(paths), tuple(each_once(problems)))


def _checked(job: PrintJob, assets: Assets, style: FaceStyle) -> tuple[Stock, list[Paper]]:
    """The stock and papers of a job; ProjectError when the faces can't be printed so."""
    stock = stock_named(assets, job.stock)
    width, height = stock.size
    shape = (width / height) / (millimetres(style.width) / millimetres(style.height))
    drawn = f"the faces of {style.game} are drawn for {style.width} by {style.height}"
    if abs(shape - 1) > SHAPE_TOLERANCE:
        raise ProjectError(f"{drawn}; a card of {stock.id} has another shape")
    if job.bleed_mm > millimetres(style.bleed):
        raise ProjectError(f"{drawn} with {style.bleed} of bleed; {job.bleed_mm:f}mm is more than there is")
    unknown = [name for name in job.formats if name not in FORMATS]
    if unknown:
        raise ProjectError(f"there is no output format '{unknown[0]}' (known: {', '.join(FORMATS)})")
    return stock, [paper_named(assets, name) for name in job.papers]


def _pages(job: PrintJob, assets: Assets, style: FaceStyle, progress: Progress) -> Iterator[tuple[str, Printed]]:
    """The page of each card, from the cache where nothing has changed; faults in faces are raised together."""
    entries = {entry.model.id: entry for entry in job.cards}
    faces, cache = Faces(assets, job.game, style), Cache(job.cache, assets)
    cache.open()
    made = _faces(faces, entries.values())
    look = assets.text(f"face/{style.game}/face.css"), style.model_dump_json()
    press: Press | None = None
    for done, (card, face) in enumerate(made.items()):
        progress(done, len(made), card)
        key = cache.key(face, *look)
        page = cache.page(key)
        if page is None:
            press = press or Press(assets, style)
            page = press.printed(face, partial(faces.face, face.entry))
            cache.keep(key, page)
        yield card, page
    progress(len(made), len(made), "")


def _faces(faces: Faces, entries: Iterable[Entry[Card]]) -> dict[str, Face]:
    """The face of each card by its id; all that have faults are told at once."""
    made: dict[str, Face] = {}
    problems: list[Problem] = []
    for entry in entries:
        try:
            made[entry.model.id] = faces.face(entry)
        except FaultyContentError as error:
            problems += error.problems
    if problems:
        raise FaultyContentError(list(each_once(sorted(problems, key=lambda problem: problem.order))))
    return made


def _of_all_cards_once(problems: Iterable[Problem], cards: int) -> Iterator[Problem]:
    """The problems, those of every card as one: they come from a template or a style that all cards share."""
    found = list(each_once(problems))
    bearers = Counter(_cause(problem) for problem in found)
    told = set()
    for problem in found:
        cause = _cause(problem)
        if cards < FEWEST_OF_ALL or bearers[cause] < cards:
            yield problem
        elif cause not in told:
            told.add(cause)
            yield replace(problem, message=f"each of the {cards} cards: {cause[1]}")


def _cause(problem: Problem) -> tuple[str, str]:
    """A problem without the name of the card that it was met on."""
    return problem.code, problem.message.partition(": ")[2]


def each_once(problems: Iterable[Problem]) -> Iterator[Problem]:
    """The problems without those that a shared template or style gives on card after card."""
    told = set()
    for problem in problems:
        if (problem.code, problem.message) not in told:
            told.add((problem.code, problem.message))
            yield problem
