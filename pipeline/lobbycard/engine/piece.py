"""A piece: one card on the table, told from its twins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from keyword import iskeyword
from typing import Any

from lobbycard.content.card import Card, Notes
from lobbycard.engine.decision import Player
from lobbycard.engine.zone import Zone


class Piece:
    """A card on the table.

    `card` is the frozen definition, which nothing changes. `life` grows each time the card comes to another zone:
    what held for its life before holds no longer. `host` is the card that it lies under, `under` what lies under it,
    and `flags` whatever else a game notes about it (knocked-out, damage), all of it plain data.
    `known` are the players who saw it although its zone hides it.
    What rules ask most often of a card (`id`, `kind`, figures and traits) is at hand, as models are slow to ask.
    """

    __slots__ = (
        *("_card", "controller", "flags", "host", "id", "kind", "known", "life"),
        *("figures", "notes", "number", "owner", "printed_traits", "under", "zone"),
    )
    id: str
    kind: str
    printed_traits: Sequence[str]
    notes: Notes
    figures: Notes

    def __init__(self, number: int, card: Card, zone: Zone, owner: Player | None = None) -> None:
        self.number = number
        self.card = card
        self.zone = zone
        self.owner = owner
        self.controller = zone.owner if owner is None else owner
        self.host: Piece | None = None
        self.under: list[Piece] = []
        self.life = 0
        self.flags: dict[str, Any] = {}
        self.known: tuple[Player, ...] = ()

    @property
    def card(self) -> Card:
        """The card's definition."""
        return self._card

    @card.setter
    def card(self, card: Card) -> None:
        self._card = card
        self.notes = notes = card.notes
        if "kind" not in notes:
            notes |= {"id": card.id, "kind": card.kind, "traits": getattr(card, "traits", ()), "figures": Notes()}
        self.id, self.kind = notes["id"], notes["kind"]
        self.printed_traits, self.figures = notes["traits"], notes["figures"]

    @property
    def live(self) -> bool:
        """Whether it is in play, so that its abilities work."""
        return self.zone.live

    def printed(self, stat: str) -> int:
        """The printed value of a stat; what isn't printed is 0."""
        known: int | None = self.figures.get(stat)
        if known is None:
            value = getattr(self.card, _field(stat), 0)
            known = self.figures[stat] = value if isinstance(value, int) else 0
        return known

    def stack(self) -> Iterator[Piece]:
        """The card and all that lies under it, the card first."""
        yield self
        for piece in self.under:
            yield from piece.stack()

    def seen_by(self, player: Player | None) -> bool:
        """Whether a player (None is a spectator) sees the card."""
        return self.zone.seen_by(player) or (player is not None and player in self.known)

    def __repr__(self) -> str:
        return f"Piece({self.card.id}, {self.zone.key})"


def _field(stat: str) -> str:
    name = stat.replace("-", "_")
    return f"{name}_" if iskeyword(name) else name
