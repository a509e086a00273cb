"""All card texts as they print, kept so that a change of wording is seen."""

from __future__ import annotations

from lobbycard.content.library import Library
from tests.golden_file import golden


def test_all_texts_print_as_kept(library: Library) -> None:
    for game, content in library.games.items():
        texts = [f"{card}: {content.cards[card].model.text.plain}".rstrip() for card in sorted(content.cards)]
        actual = "\n".join(texts) + "\n"
        assert actual == golden(f"texts/{game}.txt", actual)
        assert len(texts) >= 40
