"""How older files of BBB's cards are read today."""

from __future__ import annotations

from typing import Any

from lobbycard.content.migration import Migration


def title_words_with_readings(data: dict[str, Any]) -> dict[str, Any]:
    """Character 0 to 1: the one `title_word` becomes a list of words with readings; a Character's is a person."""
    cards = []
    for card in data["cards"]:
        word = {"word": card["title_word"], "readings": [{"pos": "noun", "kind": "person"}]}
        kept = {key: value for key, value in card.items() if key != "title_word"}
        cards.append({**kept, "title_words": [word]})
    return {**data, "schema": "bbb/character/1", "cards": cards}


MIGRATIONS = {
    "bbb/character/0": Migration(
        schema="bbb/character/0",
        to="bbb/character/1",
        frozen="bbb/character-v0.schema.json",
        step=title_words_with_readings,
    ),
}
