"""What the battery is held over: every registered game that has rules, and the toy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from lobbycard.content.game import Game
from lobbycard.content.library import Library
from lobbycard.core.project import shipped
from lobbycard.core.shelf import shelf
from lobbycard.engine.bot import BOTS, Bot
from lobbycard.engine.decision import Player
from lobbycard.engine.match import Match
from lobbycard.engine.play import play
from lobbycard.engine.rules import Rules
from tests.contract import variant
from tests.contract.toy import HighCard

GAMES = shelf("lobbycard.games", "GAME", Game, packages=True)
# In neither order of the alphabet, so that a rule that sorts players by name is found out.
NAMES = ("mona", "bert", "zoe", "ada", "kit", "hal")


@dataclass(frozen=True)
class Subject:
    """A game under test."""

    name: str
    rules: Callable[[], Rules[Any, Any]]

    @property
    def usual(self) -> int:
        """How many players most rows take: three where the game allows it."""
        seats = self.rules().seats
        return min(3, seats[-1])

    def match(self, seed: int, players: int | None = None) -> Match[Any]:
        """A match at its first decision."""
        return Match(self.rules(), NAMES[: players or self.usual], seed=seed)

    def played(self, seed: int, bot: str = "random", players: int | None = None) -> Match[Any]:
        """A match that bots have played to its end."""
        match = self.match(seed, players)
        play(match, bots(match, bot, seed))
        return match

    def walk(self, seed: int, players: int | None = None) -> Iterator[Match[Any]]:
        """One match, stopped at each of its decisions; it goes on by random choices."""
        match = self.match(seed, players)
        sitting = bots(match, "random", seed)
        while match.decision is not None:
            yield match
            step(match, sitting)


def bots(match: Match[Any], name: str, seed: int) -> dict[Player, Bot]:
    """A bot of one kind for each player, each with chance of its own."""
    return {player: BOTS[name](1000 * seed + seat) for seat, player in enumerate(match.players)}


def step(match: Match[Any], sitting: dict[Player, Bot]) -> str:
    """Let the bot that is asked choose, and give its key."""
    from lobbycard.engine.bot import Seat

    assert match.decision is not None
    player = match.decision.player
    key = sitting[player].choose(Seat(match, player))
    match.choose(key)
    return key


@cache
def library() -> Library:
    """The games that come with lobbycard."""
    return Library.load(shipped(), GAMES)


def registered(name: str) -> Subject:
    """A registered game over its own content."""
    rules = GAMES[name].rules
    assert rules is not None
    return Subject(name, lambda: rules(library().games[name]))


def subjects() -> list[Subject]:
    """The toy and every registered game with rules."""
    return [Subject("toy", HighCard), *(registered(name) for name in GAMES if GAMES[name].rules is not None)]


def subject(name: str) -> Subject:
    """A subject by name; the toy's faulty variants too."""
    if name in variant.VARIANTS:
        return Subject(name, variant.VARIANTS[name])
    return next(found for found in subjects() if found.name == name)
