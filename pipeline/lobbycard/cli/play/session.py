"""A match played by people and bots at one terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lobbycard.cli.play.keeper import Keeper
from lobbycard.cli.play.seats import Seat
from lobbycard.cli.play.terminal import Terminal
from lobbycard.engine.bot import Bot
from lobbycard.engine.bot import Seat as Sight
from lobbycard.engine.decision import PASS, Decision, Player
from lobbycard.engine.match import Match
from lobbycard.engine.screen import Screen, called

ALOUD = "Enter passes, 'look' takes the terminal, 'skip' passes for the rest of the turn > "


class Session:
    """One match at one terminal.

    `at` is who has the terminal. With several people, who hide their hands, it is passed on; whoever may pass is
    asked aloud whether they want it, and all are asked, so that nothing is learnt from who is. One person who is
    `alone` has every seat, sees every hand in its turn and may take back anything.
    """

    def __init__(
        self,
        match: Match[Any],
        screen: Screen,
        seats: Sequence[Seat],
        terminal: Terminal,
        keeper: Keeper,
        alone: bool = False,
    ) -> None:
        self.match = match
        self.screen = screen
        self.terminal = terminal
        self.keeper = keeper
        self.people = [seat.player for seat in seats if seat.is_person]
        self.bots: Mapping[Player, Bot] = {
            seat.player: seat.bot(match.history.seed, at) for at, seat in enumerate(seats) if not seat.is_person
        }
        self.alone = alone
        self.hides = len(self.people) > 1 and not alone
        self.at: Player | None = None
        self._told: dict[Player | None, int] = {}
        self._skipped: dict[Player, tuple[int, str]] = {}

    def play(self) -> None:
        """Play to the end; EOFError when somebody leaves."""
        from lobbycard.cli.play.desk import Desk

        while (decision := self.match.decision) is not None:
            if decision.player in self.bots:
                self.match.choose(self.bots[decision.player].choose(Sight(self.match, decision.player)))
            elif self._passes(decision):
                self.match.choose(PASS)
            elif self._given(decision):
                Desk(self, decision).answer()
        self._ended()
        Desk(self, None).answer()

    # ---- telling -----------------------------------------------------------------------------------------------------

    def tell_news(self, player: Player | None) -> None:
        """Tell what has happened since somebody was told; None is everybody at the terminal."""
        log = self.match.log(player)
        reader = player if self.hides else None
        self.terminal.show(self.screen.story(log[self._told.get(reader, 0) :], self.match.view(player)))
        self._told[reader] = len(log)

    def forget(self) -> None:
        """Let be told anew what happens from here, as what was told last was taken back."""
        length = len(self.match.log(None))
        self._told = {reader: min(told, length) for reader, told in self._told.items()}

    def _ended(self) -> None:
        result = self.match.result
        assert result is not None
        if self.hides and self.at is not None:
            self.terminal.clear()
        self.at = None if self.hides else self.people[0]
        self.tell_news(self.at)
        self.terminal.show(self.screen.ending(self.match.view(None), result))

    # ---- who is asked ------------------------------------------------------------------------------------------------

    def skip(self, decision: Decision) -> None:
        """Let a player pass now and whenever they are asked the like in this turn."""
        self._skipped[decision.player] = (self._turn, decision.kind)
        self.match.choose(PASS)

    @property
    def _turn(self) -> int:
        turn: int = self.match.view(None)["turn"]
        return turn

    def _passes(self, decision: Decision) -> bool:
        """Whether a player passes without being asked: they said so, or nobody can wonder why they weren't asked."""
        if decision.option(PASS) is None:
            return False
        if len(decision.options) == 1 and not self.hides:
            return True
        return self._skipped.get(decision.player) == (self._turn, decision.kind)

    def _given(self, decision: Decision) -> bool:
        """Let a player have the terminal; False when they passed without looking at their hand."""
        if not self.hides or self.at == decision.player:
            self.at = decision.player
            return True
        if decision.option(PASS) is not None:
            return self._asked_aloud(decision)
        self.terminal.clear()
        self.terminal.ask(f"Pass the terminal to {called(decision.player)}, who presses Enter. ")
        self.terminal.clear()
        self.at = decision.player
        return True

    def _asked_aloud(self, decision: Decision) -> bool:
        """Ask a player before everybody's eyes; whether they want to look at their hand."""
        terminal, player = self.terminal, decision.player
        if self.at is not None:
            terminal.clear()
            self.at = None
        self.tell_news(None)
        terminal.show(self.screen.shown(self.match.view(None)))
        terminal.say(f"{called(player)}: {self.screen.question(decision.kind)}")
        while (typed := terminal.ask(ALOUD).lower()) not in ("", "pass", "skip", "look"):
            if typed in ("quit", "q"):
                raise EOFError
            terminal.say("Say pass, look, skip or quit.")
        if typed == "look":
            self.at = player
            return True
        if typed == "skip":
            self.skip(decision)
        else:
            self.match.choose(PASS)
        return False
