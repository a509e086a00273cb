"""Problems of every severity, in files, lines and messages that are hard to tell of."""

from __future__ import annotations

from lobbycard.check.outcome import Outcome, Summary
from lobbycard.check.output import Display, Report
from lobbycard.content.source import SourceFile
from lobbycard.core.problems import Fault, Place, Problem, Severity
from lobbycard.core.shelf import shelf

REPORTS = shelf("lobbycard.check.report", "REPORT", Report)
DISPLAY = Display(prefix="games")

WRONG = Fault(
    "C901", "wrong-word", Severity.ERROR, "A word is wrong. It should\nbe right.\n\nBad: `{soull}`\n\nGood: `soul`\n"
)
ODD = Fault("D901", "odd-deck", Severity.WARNING, "A deck is odd.")
LOOSE = Fault("T901", "loose-end", Severity.INFO, "An end hangs loose.", fixable=True)

CARDS = SourceFile(
    "content/bbb/cards/core/character.yaml",
    "schema: bbb/character/1\n"
    '  - {id: vicky, name: "🕺 <Vicky> & {x}", traits: [soull, soull]}\n'
    "  - {id: dee, traits: [soull]}  \n",
)
SPACED = SourceFile("content/bbb/decks/été & fin.yaml", "id: \x01torn ]]> % ::error::\n")

PROBLEMS = [
    Problem(WRONG, "'soull' is no word", CARDS.place_of_line(2, 51), "did you mean 'soul'?"),
    Problem(WRONG, "'soull' is no word", CARDS.place_of_line(2, 58), "did you mean 'soul'?"),
    Problem(LOOSE, "space at the end", CARDS.place_of_line(3, 30)),
    Problem(ODD, "{a: 1} is\nodd \x01, <so>", SPACED.place_of_line(1, 5)),
    Problem(WRONG, "the file is a PNG picture", Place("content/bbb/tables/picture.yaml")),
]


def outcome(
    problems: list[Problem] = PROBLEMS, read: tuple[str, ...] = ("content/bbb/game.yaml",), unread: tuple[str, ...] = ()
) -> Outcome:
    """What checking found, had it found these."""
    return Outcome(tuple(problems), Summary(2, 1, 0).counting(problems), {}, unread, read)


def told(form: str, found: Outcome, display: Display = DISPLAY) -> str:
    """An outcome in one form."""
    return "".join(f"{line}\n" for line in REPORTS[form].lines(found, display))
