"""What a player may type when asked: the number of an option, or a command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from lobbycard.check.output import visible
from lobbycard.cli.play.lookup import found_card
from lobbycard.content.card import Card
from lobbycard.content.text import Line, Span
from lobbycard.core.errors import ProjectError
from lobbycard.core.ids import nearest
from lobbycard.engine.decision import DONE, PASS, Decision, Option
from lobbycard.engine.screen import FAINT, FIGURE, said

if TYPE_CHECKING:
    from lobbycard.cli.play.session import Session

RECENT = 20
HELP = {
    "a number": "does what stands there; Enter does what the prompt says",
    "? NAME": "shows a card whole; ? 3 the cards of option 3, ? alone those of all options",
    "table": "shows the whole table",
    "log": "tells what happened last; log all tells everything",
    "undo": "takes your last choice back, unless a card was drawn or shown since",
    "skip": "passes, now and each time you are asked the like in this turn",
    "save FILE": "saves the match; without FILE where it was saved before, or in build/",
    "quit": "leaves; the match is saved",
}
SHORT = {"h": "help", "t": "table", "l": "log", "u": "undo", "q": "quit", "exit": "quit"}


class Desk:
    """One decision before a player, or the end of the match before everybody."""

    def __init__(self, session: Session, decision: Decision | None) -> None:
        self._session = session
        self._match = session.match
        self._screen = session.screen
        self._terminal = session.terminal
        self._decision = decision
        self._options = list(decision.options) if decision is not None else []
        self._view = session.match.view(session.at)
        # Commands: each says whether the decision is done with.
        self._commands: Mapping[str, Callable[[str], bool]] = {
            "help": self._help,
            "?": self._cards,
            "table": self._table,
            "log": self._log,
            "undo": self._undo,
            "skip": self._skip,
            "save": self._save,
            "quit": self._quit,
        }

    def answer(self) -> None:
        """Show what there is to decide, and read until it is decided; EOFError when the player leaves."""
        if self._decision is not None:
            self._session.tell_news(self._session.at)
            self._terminal.show(self._screen.shown(self._view))
            self._terminal.show([said(self._screen.question(self._decision.kind))])
            self._terminal.show(self._listed())
        while not self._done(self._terminal.ask(self._prompt())):
            pass

    # ---- the decision ------------------------------------------------------------------------------------------------

    def _listed(self) -> Iterator[Line]:
        """The options with their numbers; those that read alike with their keys."""
        labels = [self._screen.label(option, self._view) for option in self._options]
        alike = Counter(label.plain for label in labels)
        for number, (option, label) in enumerate(zip(self._options, labels, strict=True), start=1):
            key = (Span(f"  {option.key}", FAINT),) if alike[label.plain] > 1 else ()
            yield Line((Span(f"{number:>4}", FIGURE), Span("  "), *label.spans, *key))

    @property
    def _usual(self) -> Option | None:
        """What Enter does: it passes, is content, or takes the one option there is."""
        if len(self._options) == 1:
            return self._options[0]
        return next((option for option in self._options if option.key in (PASS, DONE)), None)

    def _prompt(self) -> str:
        if self._decision is None:
            return "The match is over (Enter leaves) > "
        count = f"1 to {len(self._options)}" if len(self._options) > 1 else "1"
        usual = self._usual
        if usual is None:
            return f"{count}, or help > "
        if usual.key == PASS:
            return f"{count} (Enter passes, skip passes all this turn) > "
        return f"{count} (Enter: {self._screen.label(usual, self._view).plain}) > "

    def _done(self, typed: str) -> bool:
        """Do what was typed; whether the decision is done with."""
        option = self._usual if not typed else self._option(typed)
        if option is not None:
            self._match.choose(option.key)
            return True
        if not typed:
            return self._empty()
        word, _, argument = typed.partition(" ")
        if typed.startswith("?"):
            word, argument = "?", typed[1:]
        word = SHORT.get(word.lower(), word.lower())
        if word in self._commands:
            return self._commands[word](argument.strip())
        self._terminal.say(self._puzzled(typed, word))
        return False

    def _empty(self) -> bool:
        """What Enter does where it does nothing by itself: it leaves a match that is over, or asks again."""
        if self._decision is None:
            raise EOFError
        self._terminal.show(self._listed())
        return False

    def _option(self, typed: str) -> Option | None:
        """The option of a number or a key."""
        if typed.isdecimal() and len(typed) <= 6 and 1 <= int(typed) <= len(self._options):
            return self._options[int(typed) - 1]
        return next((option for option in self._options if option.key == typed), None)

    def _puzzled(self, typed: str, word: str) -> str:
        """What to say to what means nothing."""
        shown = visible(typed[:40])
        if not self._options:
            return f"{shown!r} means nothing here; the match is over: log, table, save, ? NAME or quit"
        if typed.lstrip("+-").isdecimal():
            return f"There is no option {shown}; they go from 1 to {len(self._options)}."
        meant = nearest(word, self._commands)
        hint = f"did you mean {meant!r}?" if meant else "type a number, or help"
        return f"{shown!r} means nothing here; {hint}"

    # ---- commands ----------------------------------------------------------------------------------------------------

    def _help(self, _: str) -> bool:
        self._terminal.show(said((f"  {name:<10}", FIGURE), f"  {what}") for name, what in HELP.items())
        return False

    def _cards(self, asked: str) -> bool:
        """Show a card by name, or the cards of options."""
        option = self._option(asked) if asked else None
        if asked and option is None:
            card = found_card(asked, self._screen.cards, self._named(self._options))
            cards = [card] if card is not None else []
        else:
            cards = self._named([option] if option is not None else self._options)
        for card in cards:
            self._terminal.show(self._screen.card(card))
        if not cards:
            self._terminal.say(f"There is no card {visible(asked[:40])!r}." if asked else "No card is spoken of here.")
        return False

    def _named(self, options: list[Option]) -> list[Card]:
        """The cards that options speak of."""
        words = [word.partition("#")[0] for option in options for word in option.key.split(" ")]
        return [self._screen.cards[word] for word in dict.fromkeys(words) if word in self._screen.cards]

    def _table(self, _: str) -> bool:
        self._terminal.show(self._screen.table(self._view))
        return False

    def _log(self, asked: str) -> bool:
        lines = self._screen.story(self._match.log(self._session.at), self._view)
        self._terminal.show(lines if asked == "all" else lines[-RECENT:])
        return False

    def _undo(self, _: str) -> bool:
        session = self._session
        if self._decision is None:
            self._terminal.say("The match is over; what was shown can't be unseen.")
            return False
        if session.alone:
            count = min(1, len(self._match.choices))
        else:
            count = self._match.undoable(self._decision.player, tuple(session.bots))
        if not count:
            self._terminal.say("Nothing to take back: since you chose, a card was drawn or shown, or others answered.")
            return False
        self._match.undo(count)
        session.forget()
        self._terminal.say("Taken back.")
        return True

    def _skip(self, _: str) -> bool:
        if self._decision is None or self._decision.option(PASS) is None:
            self._terminal.say("There is nothing to pass here.")
            return False
        self._session.skip(self._decision)
        return True

    def _save(self, asked: str) -> bool:
        try:
            path = self._session.keeper.save(Path(asked) if asked else None)
        except ProjectError as error:
            self._terminal.say(str(error))
        else:
            self._terminal.say(f"Saved in {path}.")
        return False

    def _quit(self, _: str) -> bool:
        raise EOFError
