"""The terminal: lines in its width, letters and colours, and what is typed into it."""

from __future__ import annotations

import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

import click

from lobbycard.check.output import visible
from lobbycard.check.report.text import width
from lobbycard.content.text import Line, Span
from lobbycard.engine.screen import BAR, FAINT, FIGURE, MARK, NAME, QUOTE, TITLE

NARROWEST, WIDEST, LONGEST = 40, 100, 1000
CLEAR = "\033[H\033[2J\033[3J"
STYLES = {TITLE: "1;35", NAME: "1", FIGURE: "36", MARK: "1;33", QUOTE: "3", FAINT: "2"}
PART = re.compile(r"\S+\s*|\s+")
# What stands for a letter where the terminal has ASCII alone.
PLAIN = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "─": "-", "…": "...", "×": "x"})


class Terminal:
    """Where a game is shown and answered."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour
        self.live = sys.stdout is not None and sys.stdout.isatty()
        self.width = min(max(shutil.get_terminal_size().columns, NARROWEST), WIDEST)
        self._ascii = not _can_write("“─”")
        if sys.stdin is not None and hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    # ---- showing -----------------------------------------------------------------------------------------------------

    def show(self, lines: Iterable[Line]) -> None:
        """Write lines, each folded to the width."""
        for line in lines:
            click.echo("\n".join(self._folded(line)), color=self.colour)

    def say(self, text: str = "") -> None:
        """Write a line of plain text."""
        self.show([Line((Span(text),))])

    def clear(self) -> None:
        """Clear the screen and what was scrolled off it, so that nobody reads what was there."""
        if self.live and os.environ.get("TERM", "dumb") != "dumb":
            click.echo(CLEAR, nl=False, color=True)
        else:
            click.echo("\n" * (100 if self.live else 0))

    def _folded(self, line: Line) -> Iterator[str]:
        """A line in as many rows as it takes; those after the first are set in."""
        if any(span.role == BAR for span in line.spans):
            yield self._styled(self._written("─" * self.width), FAINT)
            return
        start = len(line.plain) - len(line.plain.lstrip())
        indent = min(start + 4, NARROWEST // 2)
        row: list[tuple[str, str]] = []
        used = 0
        for word in self._words(line):
            size = sum(width(text) for text, _ in word)
            if used > indent and used + size - 1 > self.width:
                yield self._row(row)
                row, used = [(" " * indent, "")], indent
            row += word
            used += size
        yield self._row(row)

    def _row(self, parts: list[tuple[str, str]]) -> str:
        """One row, its stretches styled; nothing stands at its end that isn't seen."""
        stretches = [("".join(text for text, _ in same), role) for role, same in groupby(parts, key=itemgetter(1))]
        if stretches:
            stretches[-1] = (stretches[-1][0].rstrip(), stretches[-1][1])
        return "".join(self._styled(text, role) for text, role in stretches)

    def _words(self, line: Line) -> Iterator[list[tuple[str, str]]]:
        """The words of a line, each with the space behind it, in stretches of one role."""
        word: list[tuple[str, str]] = []
        for span in line.spans:
            for part in PART.findall(self._written(span.text)):
                if word and word[-1][0].endswith(" "):
                    yield word
                    word = []
                word.append((part, span.role))
        yield word

    def _written(self, text: str) -> str:
        """A text as the terminal can write it; nothing in it is obeyed."""
        text = visible(text)
        if not self._ascii:
            return text
        return unicodedata.normalize("NFKD", text.translate(PLAIN)).encode("ascii", "ignore").decode()

    def _styled(self, text: str, role: str) -> str:
        style = STYLES.get(role) if self.colour and text.strip() else None
        return f"\033[{style}m{text}\033[0m" if style else text

    # ---- asking ------------------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """What is typed, without spaces around it; EOFError when nothing more comes, KeyboardInterrupt at ^C."""
        click.echo(self._styled(prompt, MARK), nl=False, color=self.colour)
        try:
            typed = sys.stdin.readline(LONGEST) if sys.stdin is not None else ""
        except KeyboardInterrupt:
            click.echo()
            raise
        if not typed:
            click.echo()
            raise EOFError
        if not sys.stdin.isatty():
            click.echo(visible(typed.rstrip("\n")))
        return typed.strip()


def _can_write(text: str) -> bool:
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
