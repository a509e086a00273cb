"""A form of output: how an outcome is told to people or to programs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from unicodedata import category

from lobbycard.check.outcome import Outcome
from lobbycard.core.problems import Severity


@dataclass(frozen=True, slots=True)
class Display:
    """Where the output goes: with colours or without; `prefix` leads from the reader's folder to the project.

    When it is quiet, people are told of problems alone. `grave` are the severities that make the command fail.
    """

    colour: bool = False
    prefix: str = ""
    quiet: bool = False
    grave: Collection[Severity] = (Severity.ERROR,)

    def path(self, path: str) -> str:
        """A path of the project as the reader can follow it."""
        return f"{self.prefix}/{path}" if self.prefix else path


@dataclass(frozen=True, slots=True)
class Report:
    """One form of output: lines without their ends.

    `workspace` is the variable by which a service tells where the repository is, to whose root paths then lead.
    """

    lines: Callable[[Outcome, Display], Iterator[str]]
    workspace: str = ""


def visible(text: str) -> str:
    """Text with nothing in it that a terminal would obey: tabs are spaces, other control characters are told."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(" " if letter == "\t" else shown(letter) for letter in text)


def shown(letter: str) -> str:
    """A character, or its number where it has no shape of its own."""
    return f"<U+{ord(letter):04X}>" if category(letter)[0] == "C" or category(letter) in ("Zl", "Zp") else letter


def counted(number: int, noun: str) -> str:
    """'1 error', '2 errors'."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def total(outcome: Outcome) -> str:
    """'2 errors and 1 warning in 40 cards, 1 deck, 1 scenario'."""
    summary = outcome.summary
    looked_at = [(summary.cards, "card"), (summary.decks, "deck"), (summary.scenarios, "scenario")]
    where = ", ".join(counted(number, noun) for number, noun in looked_at)
    found = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.infos, "info")]
    told = [counted(number, noun) for number, noun in found if number]
    what = " and ".join([", ".join(told[:-1]), told[-1]] if len(told) > 1 else told) or "no problems"
    return f"{what} in {where}"
