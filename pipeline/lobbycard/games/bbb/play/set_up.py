"""Before the first turn: the title, the deal, the first hands and the starting cast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lobbycard.content.card import Card
from lobbycard.core.words import lemma
from lobbycard.engine.decision import Flow, Player
from lobbycard.engine.event import As
from lobbycard.engine.verb import draw, move, reveal, shuffle

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

HAND_SIZE = 6  # rule: BBB-SET-01
TITLE_CARDS = 6  # rule: BBB-TTL-01


def laid_out(table: BbbTable, deck: Sequence[Card], title: tuple[str, Sequence[str]] | None) -> Flow[None]:
    """Lay the deck out, settle the title, deal, and put the starting cast into the Movies."""
    for card in deck:
        table.add_piece(card, table.deck)
    yield from shuffle(table, table.deck)
    # rule: BBB-TTL-01
    # rule: BBB-TTL-02
    text, used = title or plain_title(table)
    table.title = text
    table.title_words = tuple(sorted({lemma(word) for word in used}))
    yield from shuffle(table, table.deck)
    for player in table.players:
        yield from _dealt(table, player)
    # rule: BBB-SET-03
    for player in table.players:
        for piece in [piece for piece in table.zone("hand", player) if piece.kind == "character"]:
            yield from move(table, piece, table.movies[player].zone, As("played", player))


def plain_title(table: BbbTable) -> tuple[str, list[str]]:
    """The title words of the top six cards, one after another."""
    words: list[str] = []
    for piece in table.deck.pieces[:TITLE_CARDS]:
        words += [word.word for word in piece.card.title_words]  # type: ignore[attr-defined]
    used = list(dict.fromkeys(words))
    return " ".join(word.title() for word in used), used


def _dealt(table: BbbTable, player: Player) -> Flow[None]:
    """Deal six; a hand without a Character is shown, shuffled back and dealt anew."""
    # rule: BBB-SET-01
    hand = table.zone("hand", player)
    yield from draw(table, HAND_SIZE, table.deck, hand)
    # rule: BBB-SET-02
    while _somebody_left(table) and not any(piece.kind == "character" for piece in hand):
        yield from reveal(table, list(hand), player)
        for piece in list(hand):
            yield from move(table, piece, table.deck)
        yield from shuffle(table, table.deck)
        yield from draw(table, HAND_SIZE, table.deck, hand)


def _somebody_left(table: BbbTable) -> bool:
    return any(piece.kind == "character" for piece in table.deck)
