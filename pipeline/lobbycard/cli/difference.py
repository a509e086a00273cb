"""A form in which differences are told, and what all forms say alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from lobbycard.check.output import counted
from lobbycard.content.difference.cards import CardChange, FieldChange
from lobbycard.content.difference.libraries import DocumentChange, GameDifference
from lobbycard.content.library import Library
from lobbycard.content.rewriting.surgery.flow import flow
from lobbycard.core.problems import Problem, Severity

LONGEST = 120


@dataclass(frozen=True, slots=True)
class Revision:
    """One of the two times: what it was asked for by, its commit where it has one, and the games then."""

    name: str
    commit: str | None
    library: Library

    @property
    def errors(self) -> list[Problem]:
        """What kept parts of it from being read."""
        return [problem for problem in self.library.problems if problem.severity is Severity.ERROR]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two revisions, and what changed of each game between them."""

    old: Revision
    new: Revision
    games: tuple[GameDifference, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """One form of output: lines without their ends."""

    lines: Callable[[Comparison], Iterator[str]]


def groups(game: GameDifference) -> Iterator[tuple[str, list[CardChange]]]:
    """The cards that were added, removed and changed, each with its heading."""
    found = {
        "Added": [change for change in game.cards if change.old is None],
        "Removed": [change for change in game.cards if change.new is None],
        "Changed": [change for change in game.cards if change.kept],
    }
    yield from ((heading, changes) for heading, changes in found.items() if changes)


def summary(game: GameDifference) -> str:
    """'2 cards added, 1 card changed, 1 deck changed'."""
    told = [f"{counted(len(changes), 'card')} {heading.lower()}" for heading, changes in groups(game)]
    told += [f"{counted(len(game.unsure), 'card')} not comparable"] if game.unsure else []
    told += [f"{counted(len(game.moved), 'file')} renamed"] if game.moved else []
    decks, others = ([each for each in game.documents if (each.kind == "deck") is wanted] for wanted in (True, False))
    told += [f"{counted(len(decks), 'deck')} touched"] if decks else []
    told += [f"{counted(len(others), 'other document')} touched"] if others else []
    return ", ".join(told)


def decks_of(change: CardChange, game: GameDifference) -> tuple[str, ...]:
    """The decks that hold a card, by the id that it has or had."""
    ids = {version.card.id for version in (change.old, change.new) if version}
    return tuple(sorted({deck for card in ids for deck in game.decks.get(card, ())}))


def value(field: FieldChange, which: str) -> str:
    """A field's value before or after, in one line."""
    found = getattr(field, which)
    text = "nothing" if found is None else flow(found)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


def exchange(document: DocumentChange) -> Iterator[str]:
    """'+ 2 Riot' and '- 1 Vicky': what a deck has more of and less of."""
    if document.cards:
        for sign, changes in (("+", document.cards.add), ("-", document.cards.take_out)):
            yield from (f"{sign} {change.copies} {change.name or change.id}" for change in changes)


def told_by_text(field: FieldChange, change: CardChange) -> bool:
    """Whether what a field says is told by the card's text, which reads better."""
    return field.key == "abilities" and change.reworded


def label(field: FieldChange) -> str:
    """What a change of a field is called: a card that has another name was renamed."""
    return "renamed" if field.key == "name" else field.key
