"""Which card a player asks about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lobbycard.content.card import Card
from lobbycard.core.ids import nearest, slug


def found_card(asked: str, cards: Mapping[str, Card], near: Sequence[Card] = ()) -> Card | None:
    """The card of a name, of a part of it or of one like it; those that are near at hand come first."""
    wanted = slug(asked)
    for known in ({card.id: card for card in near}, cards):
        if wanted in known:
            return known[wanted]
        parts = [card for card in known.values() if wanted and wanted in card.id]
        if parts:
            return min(parts, key=lambda card: (not card.id.startswith(wanted), len(card.id)))
    meant = nearest(wanted, cards) if wanted else None
    return cards[meant] if meant else None
