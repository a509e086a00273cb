"""Bell-Bottomed Badasses on the Mean Streets of Funk: take-that card game of B-movies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lobbycard.content.game import Game
from lobbycard.core.shelf import shelf
from lobbycard.effects.grammar.bind import bind, verbs
from lobbycard.effects.grammar.verb import Verb
from lobbycard.games.bbb.cards import KINDS
from lobbycard.games.bbb.migrations import MIGRATIONS

if TYPE_CHECKING:
    from lobbycard.content.content import Content
    from lobbycard.games.bbb.play.rules import BbbRules


def rules(content: Content) -> BbbRules:
    """The rules for its cards, imported only when it is played."""
    from lobbycard.games.bbb.play.rules import BbbRules

    return BbbRules(content)


GAME = Game(
    id="bbb",
    kinds=KINDS,
    verbs=verbs(shelf("lobbycard.games.bbb.effects", "EFFECT", Verb)),
    binding=bind,
    migrations=MIGRATIONS,
    rules=rules,
)
