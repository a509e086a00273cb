"""A saved match run through forwards and backwards."""

from __future__ import annotations

from typing import Any

from lobbycard.content.text import Line, Span
from lobbycard.engine.decision import Player
from lobbycard.engine.match import Match
from lobbycard.engine.screen import FAINT, FIGURE, NAME, Screen, View, called, said


class Reel:
    """A match at one of its decisions; `at` counts those before it."""

    def __init__(self, match: Match[Any], screen: Screen, player: Player | None) -> None:
        self.length = len(match.choices)
        self._keys = match.choices
        self._screen = screen
        self._player = player
        self._match = match.fork()
        self._match.undo(self.length)

    @property
    def at(self) -> int:
        """How many choices have been made."""
        return len(self._match.choices)

    @property
    def match(self) -> Match[Any]:
        """The match as it stands here."""
        return self._match

    @property
    def seer(self) -> Player | None:
        """Through whose eyes it is seen: the player who was asked for, else whoever decides."""
        decision = self._match.decision
        return self._player or (decision.player if decision is not None and self.at < self.length else None)

    def view(self) -> View:
        """What they see."""
        return self._match.view(self.seer)

    def go(self, to: int) -> None:
        """Go to a decision."""
        to = min(max(to, 0), self.length)
        if to < self.at:
            self._match.undo(self.at - to)
        for key in self._keys[self.at : to]:
            self._match.choose(key)

    def step(self) -> list[Line]:
        """Make the next choice, and tell it and what came of it."""
        told = [self.choice()]
        events = len(self._match.log(None))
        self.go(self.at + 1)
        return told + self.story(events)

    def story(self, since: int = 0) -> list[Line]:
        """What happened since so many events of the log."""
        return self._screen.story(self._match.log(self._player)[since:], self._match.view(self._player))

    def choice(self) -> Line:
        """Who decides here, and what they chose; what another one chose is told by what comes of it."""
        decision = self._match.decision
        assert decision is not None
        number = f"{self.at + 1:>4}  "
        if self._player not in (None, decision.player):
            return said(number, f"{called(decision.player)} decides.")
        option = decision.option(self._keys[self.at])
        assert option is not None
        label = self._screen.label(option, self._match.view(decision.player))
        spans = [span for span in label.spans if span.role != FAINT]
        return Line((Span(number, FIGURE), Span(called(decision.player), NAME), Span(": "), *spans))
