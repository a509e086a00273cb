"""The end and the score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from lobbycard.core.words import lemma
from lobbycard.engine.decision import Player
from lobbycard.engine.piece import Piece
from lobbycard.engine.rules import Result

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
    # rule: BBB-SCR-02
    for piece in [*table.movies[player].pieces(), *table.zone("hand", player), *table.zone("credits", player)]:
        word = title_word(table, piece)
        if word:
            yield Line(f"{piece.card.name}: {word!r} is in the title", BONUS)
    # rule: BBB-MIX-01
    for piece in table.movies[player].pieces():
        if table.has_trait(piece, "treasure"):
            yield Line(f"{piece.card.name}: a Treasure", BONUS)


def title_word(table: BbbTable, piece: Piece) -> str | None:
    """The first of a card's title words that is in the title, however it is inflected there."""
    # rule: BBB-TTL-03
    for word in piece.card.title_words:  # type: ignore[attr-defined]
        forms = {lemma(word.word)} | ({lemma(word.plural)} if word.plural else set())
        if forms & set(table.title_words):
            return str(word.word)
    return None


def result(table: BbbTable) -> Result:
    """The scores; who shares the highest shares the win."""
    scores = {player: sum(line.points for line in lines(table, player)) for player in table.players}
    # rule: BBB-SCR-03
    best = max(scores.values())
    return Result(scores, tuple(player for player, score in scores.items() if score == best), table.end)
