"""Laying out a position: the table as an example has it, in the middle of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.engine.errors import UnknownNameError
from lobbycard.engine.piece import Piece
from lobbycard.engine.zone import Zone
from lobbycard.games.bbb.play.movie import KNOCKED_OUT
from lobbycard.games.bbb.play.setting import Cast, MovieSetting, Position
from lobbycard.games.bbb.play.title import lemmas

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable


def lay_out(table: BbbTable, given: Position, content: Content) -> None:
    """Put every card of a position where it belongs, and let it be the turn that it says."""
    layout = _Layout(table, content)
    layout.cards(given.deck, table.deck)
    layout.cards(given.discard_pile, table.discard_pile)
    for player in table.players:
        seat = given.players.get(player)
        if seat is not None:
            layout.cards(seat.hand, table.zone("hand", player))
            layout.movie(seat.movie, table.movies[player].zone)
    if given.title is not None:
        table.title, table.title_words = given.title.text, lemmas(given.title.text, given.title.used)
    table.active = given.turn or table.players[0]
    table.round = given.round
    table.turn = (given.round - 1) * len(table.players) + table.players.index(table.active) + 1
    table.last_drawer = given.last_drawer
    table.hoarders_end = given.hoarders_end
    table.version += 1


class _Layout:
    """A layout in the making."""

    def __init__(self, table: BbbTable, content: Content) -> None:
        self._table = table
        self._content = content

    def cards(self, ids: Iterable[str], zone: Zone, host: Piece | None = None) -> None:
        """Put cards into a zone, or under a card there."""
        for card in ids:
            self._table.add_piece(self._card(card), zone, host=host)

    def movie(self, setting: MovieSetting, zone: Zone) -> None:
        """Put a Movie together."""
        if setting.location is not None:
            location = self._table.add_piece(self._card(setting.location), zone)
            self.cards(setting.combined, zone, location)
        for each in setting.characters:
            self._character(each if isinstance(each, Cast) else Cast(card=each), zone)

    def _character(self, cast: Cast, zone: Zone) -> None:
        piece = self._table.add_piece(self._card(cast.card), zone)
        self.cards([*cast.props, *cast.sfx], zone, piece)
        if cast.knocked_out:
            piece.flags[KNOCKED_OUT] = True

    def _card(self, card: str) -> Card:
        if card not in self._content.cards:
            raise UnknownNameError("card", card, self._content.cards)
        return self._content.cards[card].model
