"""Before the first turn: the title, the deal, the first hands and the starting cast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lobbycard.content.card import Card
from lobbycard.engine.decision import Flow, Player
from lobbycard.engine.piece import Piece
from lobbycard.engine.verb import draw, move, reveal, shuffle
from lobbycard.games.bbb.play.playing import read_aloud
from lobbycard.games.bbb.play.title import lemmas, plain_title

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

FIRST_HAND = 6


def laid_out(table: BbbTable, deck: Sequence[Card], title: tuple[str, Sequence[str]] | None) -> Flow[None]:
    """Lay the deck out, settle the title, deal, and put the starting cast into the Movies."""
    for card in deck:
        table.add_piece(card, table.deck)
    yield from shuffle(table, table.deck)
    # rule: BBB-TTL-01
    text, used = title or plain_title(table.deck.pieces)
    # rule: BBB-TTL-02
    table.title, table.title_words = text, lemmas(text, used)
    # rule: BBB-TTL-01
    yield from shuffle(table, table.deck)
    for player in table.players:
        yield from _dealt(table, player)
    for player in table.players:
        yield from _starting_cast(table, player)


def _dealt(table: BbbTable, player: Player) -> Flow[None]:
    """Deal six; a hand without a Character is shown, shuffled back and dealt anew."""
    # rule: BBB-SET-01
    hand = table.zone("hand", player)
    yield from table.draw_cards(player, FIRST_HAND)
    while not _has_character(hand.pieces) and _has_character(table.deck.pieces):
        # rule: BBB-SET-02
        yield from reveal(table, list(hand.pieces), player)
        for piece in list(hand.pieces):
            yield from move(table, piece, table.deck)
        yield from shuffle(table, table.deck)
        yield from draw(table, FIRST_HAND, table.deck, hand)


def _has_character(pieces: Sequence[Piece]) -> bool:
    return any(piece.kind == "character" for piece in pieces)


def _starting_cast(table: BbbTable, player: Player) -> Flow[None]:
    """Put all Characters of a first hand into the Movie."""
    for piece in [piece for piece in table.zone("hand", player).pieces if piece.kind == "character"]:
        # rule: BBB-SET-03
        yield from move(table, piece, table.movies[player].zone, read_aloud(piece, player))
