"""What a match needs before it begins: a sound game with rules, its screen, and what is settled beforehand."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import click

from lobbycard.cli.invocation import Invocation, game_named
from lobbycard.cli.play import saves
from lobbycard.cli.play.seats import Seat
from lobbycard.cli.sound import sound
from lobbycard.content.content import Content
from lobbycard.core.errors import LobbycardError, ProjectError
from lobbycard.engine.match import Match
from lobbycard.engine.rules import Rules, SetUp
from lobbycard.engine.screen import Screen

MOST_SEEDS = 1_000_000


class LiveMatch(Match[Any]):
    """A match before people: everybody who might answer is asked, so that nothing is learnt from who is."""

    asks_all: ClassVar[bool] = True


@dataclass(frozen=True)
class Playable:
    """A game that can be played."""

    content: Content
    rules: Rules[Any, Any]
    screen: Screen

    def begun(self, seats: Sequence[Seat], seed: int | None, deck: str | None) -> Match[Any]:
        """A new match; a seed of chance where none is given."""
        kind = LiveMatch if any(seat.is_person for seat in seats) else Match[Any]
        seed = secrets.randbelow(MOST_SEEDS) if seed is None else seed
        return kind(self.rules, [seat.player for seat in seats], self._set_up(deck), seed)

    def loaded(self, path: Path) -> Match[Any]:
        """The match of a file, where today's cards and rules play it alike."""
        text = saves.text_of(path)
        try:
            return Match[Any].load(text, self.rules)
        except LobbycardError as error:
            raise ProjectError(f"{path}: {error}") from error

    def _set_up(self, deck: str | None) -> SetUp | None:
        setting = self.rules.setting
        if deck is None:
            return None
        if "deck" not in setting.model_fields:
            raise click.UsageError(f"{self.rules.id} is not played with a deck of one's choice")
        set_up: SetUp = setting.model_validate({"deck": deck})
        return set_up


def opened(game: str, invocation: Invocation) -> Playable:
    """A game of the project that can be played; misuse for one without rules."""
    project = invocation.project
    content = sound(game_named(game, project), project, invocation, done="played")
    if content.game.rules is None:
        raise click.UsageError(f"{game} has no rules yet that it could be played by")
    cards = {card: entry.model for card, entry in content.cards.items()}
    screen = content.game.screen(content) if content.game.screen is not None else Screen(cards)
    return Playable(content, content.game.rules(content), screen)
