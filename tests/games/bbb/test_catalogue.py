"""What the catalogue says of cards, which play can't show."""

from __future__ import annotations

import pytest

from lobbycard.games.bbb.cards import BbbCard
from tests.games.bbb.played import content


@pytest.mark.proves("BBB-OBJ-01")
def test_there_are_six_kinds_and_every_card_has_a_name_a_quote_and_title_words() -> None:
    cards = [entry.model for entry in content().entries]
    kinds = {"character", "location", "prop", "creature", "sfx", "roll-the-credits"}
    assert {kind.kind for kind in content().game.kinds} == kinds
    assert {card.kind for card in cards} == kinds
    assert [card.id for card in cards if not isinstance(card, BbbCard) or not card.title_words or not card.quote] == []
    assert len(cards) >= 110
