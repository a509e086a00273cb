"""The score: a Movie's strength, title words and Treasures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from lobbycard.engine.decision import Player
from lobbycard.engine.rules import Result
from lobbycard.games.bbb.play.title import word_in_title

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

BONUS = 5


class Line(NamedTuple):
    """One line of a player's score: what for, and how many points."""

    told: str
    points: int


def lines(table: BbbTable, player: Player) -> Iterator[Line]:
    """A player's score, line by line."""
    # rule: BBB-SCR-01
    yield Line("DS of the Movie", table.value(table.movies[player], "ds"))
    movie = list(table.movies[player].pieces())
    # rule: BBB-SCR-02
    for piece in [*movie, *table.zone("hand", player), *table.zone("credits", player)]:
        word = word_in_title(piece.card, table.title_words)
        if word:
            yield Line(f"{piece.card.name}: {word!r} is in the title", BONUS)
    for piece in movie:
        if table.has_trait(piece, "treasure"):
            # rule: BBB-MIX-01
            yield Line(f"{piece.card.name}: a Treasure", BONUS)


def result(table: BbbTable) -> Result:
    """The scores; who shares the highest shares the win."""
    scores = {player: sum(line.points for line in lines(table, player)) for player in table.players}
    # rule: BBB-SCR-03
    best = max(scores.values())
    return Result(scores, tuple(player for player, score in scores.items() if score == best), table.end)
