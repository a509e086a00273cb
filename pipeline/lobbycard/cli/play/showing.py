"""What can be typed while a saved match is looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lobbycard.check.output import visible
from lobbycard.cli.play.lookup import found_card
from lobbycard.cli.play.reel import Reel
from lobbycard.cli.play.terminal import Terminal
from lobbycard.content.text import Line
from lobbycard.core.ids import nearest
from lobbycard.engine.screen import FIGURE, Screen, said

RECENT = 20
HELP = {
    "next": "or Enter makes the next choice",
    "previous": "goes back by one",
    "a number": "goes to that decision; 0 is the beginning",
    "table": "shows the whole table",
    "log": "tells what happened last; log all tells everything",
    "? NAME": "shows a card whole",
    "quit": "ends",
}
SHORT = {"": "next", "n": "next", "p": "previous", "h": "help", "t": "table", "l": "log", "q": "quit"}


class Showing:
    """A reader at a reel."""

    def __init__(self, reel: Reel, screen: Screen, terminal: Terminal) -> None:
        self._reel = reel
        self._screen = screen
        self._terminal = terminal
        self._commands: Mapping[str, Callable[[str], None]] = {
            "next": self._next,
            "previous": lambda _: self._go(self._reel.at - 1),
            "help": self._help,
            "table": lambda _: self._show(self._screen.table(self._reel.view())),
            "log": self._log,
            "?": self._card,
            "quit": self._quit,
        }

    def read(self) -> None:
        """Show where the reel stands, and do what is typed; EOFError when the reader leaves."""
        self._stand()
        while True:
            self._do(self._terminal.ask(f"Decision {self._reel.at} of {self._reel.length} > "))

    def show_all(self) -> None:
        """Show everything from the beginning to the end."""
        self._show(self._reel.story())
        while self._reel.at < self._reel.length:
            self._show(self._reel.step())
        self._end()

    def _do(self, typed: str) -> None:
        if typed.isdecimal() and len(typed) <= 6:
            self._go(int(typed))
            return
        word, _, argument = typed.partition(" ")
        if typed.startswith("?"):
            word, argument = "?", typed[1:]
        word = SHORT.get(word.lower(), word.lower())
        if word in self._commands:
            self._commands[word](argument.strip())
            return
        meant = nearest(word, self._commands)
        hint = f"did you mean {meant!r}?" if meant else "type next, previous, a number, or help"
        self._terminal.say(f"{visible(typed[:40])!r} means nothing here; {hint}")

    def _next(self, _: str) -> None:
        if self._reel.at < self._reel.length:
            self._show(self._reel.step())
            self._stand()
        else:
            self._terminal.say("There is nothing after this.")

    def _go(self, to: int) -> None:
        if not 0 <= to <= self._reel.length:
            self._terminal.say(f"There is no decision {to}; they go from 0 to {self._reel.length}.")
            return
        self._reel.go(to)
        self._stand()

    def _stand(self) -> None:
        """Show the table here, or how it ended."""
        if self._reel.at < self._reel.length:
            self._show([*self._screen.shown(self._reel.view()), self._reel.choice()])
        else:
            self._end()

    def _end(self) -> None:
        match = self._reel.match
        if match.result is not None:
            self._show(self._screen.ending(match.view(None), match.result))
        else:
            self._show([*self._screen.table(self._reel.view()), said("The record ends here; nobody has won yet.")])

    def _help(self, _: str) -> None:
        self._show([said((f"  {name:<10}", FIGURE), f"  {what}") for name, what in HELP.items()])

    def _log(self, asked: str) -> None:
        lines = self._reel.story()
        self._show(lines if asked == "all" else lines[-RECENT:])

    def _card(self, asked: str) -> None:
        card = found_card(asked, self._screen.cards) if asked else None
        if card is None:
            self._terminal.say(f"There is no card {visible(asked[:40])!r}." if asked else "Which card? Type ? NAME.")
        else:
            self._show(self._screen.card(card))

    def _quit(self, _: str) -> None:
        raise EOFError

    def _show(self, lines: list[Line]) -> None:
        self._terminal.show(lines)
