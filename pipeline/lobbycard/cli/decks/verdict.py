"""Whether a deck is legal: its broken rules, and whatever else is wrong with its file and its formats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lobbycard.check.outcome import Outcome
from lobbycard.check.output import Display, counted
from lobbycard.check.report.json import as_data
from lobbycard.check.report.text import painted, told
from lobbycard.check.rules.d103_illegal_deck import problem_of
from lobbycard.cli.decks.choice import Choice
from lobbycard.content.content import Content
from lobbycard.content.decks.legality import BrokenRule, breaches, lineage
from lobbycard.content.documents.deck import DeckDocument
from lobbycard.content.documents.format import FormatDocument
from lobbycard.core.problems import Place, Problem, Severity

GREEN, RED = 32, 31


@dataclass(frozen=True)
class Verdict:
    """What is wrong with one deck."""

    choice: Choice
    broken: tuple[BrokenRule, ...]
    problems: tuple[Problem, ...]

    @property
    def legal(self) -> bool:
        """Whether nothing grave is wrong."""
        grave = any(problem.severity is Severity.ERROR for problem in self.problems)
        return self.choice.entry is not None and not self.broken and not grave


def judged(choice: Choice, outcome: Outcome) -> Verdict:
    """The verdict on a deck, given what else the linter found in the project."""
    if choice.entry is None:
        return Verdict(choice, (), outcome.within([choice.path]).problems)
    line = lineage(choice.entry.model.format, choice.content)
    files = [choice.path, *(form.file.path for form in line)]
    wanted = line[-1].model.extends if line else choice.entry.model.format
    if wanted is not None and wanted not in choice.content.formats:
        files += _unread_formats(choice, outcome)
    hidden = _hidden(choice.entry.model, choice.content)
    broken = () if hidden else tuple(breaches(choice.entry, choice.content))
    return Verdict(choice, broken, outcome.within([*files, *hidden]).problems)


def _hidden(deck: DeckDocument, content: Content) -> list[str]:
    """The files that hide cards of a deck, or may do so: until they are mended, its cards can't be counted."""
    unsound = {file.path for card, file in content.unsound.items() if card in deck.cards}
    return [*sorted(unsound), *(path for path in content.unread if "cards" in path.split("/"))]


def _unread_formats(choice: Choice, outcome: Outcome) -> set[str]:
    """The files of formats that could not be read as such: the one that is missing may be among them."""
    read = {form.file.path for form in choice.content.all_of(FormatDocument)}
    folder = f"content/{choice.content.game.id}/{FormatDocument.folder}"
    return {problem.place.path for problem in outcome.within([folder]).problems} - read


def all_lines(display: Display, *verdicts: Verdict) -> Iterator[str]:
    """Verdicts for people, one after the other."""
    for verdict in verdicts:
        yield from lines(verdict, display)


def all_data(*verdicts: Verdict) -> dict[str, Any]:
    """Verdicts for programs."""
    return {"decks": [data(verdict) for verdict in verdicts]}


def lines(verdict: Verdict, display: Display) -> Iterator[str]:
    """The verdict for people: each problem as validate tells it, then whether the deck is legal."""
    entry = verdict.choice.entry
    problems = [*verdict.problems, *(problem_of(broken, entry) for broken in verdict.broken if entry)]
    for problem in sorted(problems, key=lambda problem: problem.order):
        yield from told(problem, display)
        yield ""
    if not display.quiet:
        yield painted(_summary(verdict, len(problems)), GREEN if verdict.legal else RED, display)


def _summary(verdict: Verdict, problems: int) -> str:
    if verdict.choice.entry is None:
        return f"{verdict.choice.path} can't be read as a deck: {counted(problems, 'problem')}"
    deck = verdict.choice.entry.model
    held = f"{counted(sum(deck.cards.values()), 'card')}, {len(deck.cards)} different"
    state = "legal" if verdict.legal else "not legal"
    return (
        f"{deck.id} is {state} in {deck.format}: {held}, {counted(problems, 'problem') if problems else 'no problems'}"
    )


def data(verdict: Verdict) -> dict[str, Any]:
    """The verdict for programs."""
    choice = verdict.choice
    deck = choice.entry.model if choice.entry else None
    return {
        "deck": deck.id if deck else None,
        "game": choice.content.game.id,
        "format": deck.format if deck else None,
        "path": choice.path,
        "legal": verdict.legal,
        "broken": [_broken(broken) for broken in verdict.broken],
        "problems": [as_data(problem) for problem in verdict.problems],
    }


def _broken(broken: BrokenRule) -> dict[str, Any]:
    source = broken.source
    return {
        "rule": source.rule.rule,
        "format": source.format,
        "message": broken.message,
        "limit": broken.limit,
        "cards": [
            {"id": card.id, "name": card.name, "copies": card.copies, **_at(card.place)} for card in broken.cards
        ],
        **_at(broken.place),
        "source": {"path": source.place.path, **_at(source.place)},
    }


def _at(place: Place) -> dict[str, int]:
    return {"line": place.line, "column": place.column}
