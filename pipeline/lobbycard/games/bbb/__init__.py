"""Bell-Bottomed Badasses on the Mean Streets of Funk: take-that card game of B-movies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lobbycard.content.game import Game
from lobbycard.content.model import Model
from lobbycard.core.shelf import shelf
from lobbycard.effects.grammar.bind import bind, verbs
from lobbycard.effects.grammar.verb import Verb
from lobbycard.games.bbb.cards import KINDS
from lobbycard.games.bbb.migrations import MIGRATIONS

if TYPE_CHECKING:
    from lobbycard.content.content import Content
    from lobbycard.games.bbb.play.rules import BbbRules
    from lobbycard.games.bbb.play.screen import BbbScreen


def rules(content: Content) -> BbbRules:
    """The rules for its cards, imported only when it is played."""
    from lobbycard.games.bbb.play.rules import BbbRules

    return BbbRules(content)


def screen(content: Content) -> BbbScreen:
    """What people see of it at a terminal, imported only when they play."""
    from lobbycard.games.bbb.play.screen import BbbScreen

    return BbbScreen({card: entry.model for card, entry in content.cards.items()})


def position() -> type[Model]:
    """How a position is written, imported only when a worked example is read."""
    from lobbycard.games.bbb.play.setting import Position

    return Position


GAME = Game(
    id="bbb",
    kinds=KINDS,
    verbs=verbs(shelf("lobbycard.games.bbb.effects", "EFFECT", Verb)),
    binding=bind,
    migrations=MIGRATIONS,
    rules=rules,
    screen=screen,
    position=position,
)
