"""Title words: which of them a title uses, in whatever form they stand there."""

from __future__ import annotations

import pytest

from lobbycard.engine.chance import Chance
from lobbycard.games.bbb.play.title import lemmas, plain_title, used_words, word_in_title
from tests.games.bbb.played import content, rules

WORDS = ["Motel", "Cheerleader", "Dread", "Wicked", "Attack", "Sorority"]


@pytest.mark.proves("BBB-TTL-03")
def test_words_are_used_in_whatever_form() -> None:
    assert used_words("Attack of the Wicked Cheerleader in the Dread Motel", WORDS) == WORDS[:-1]
    assert used_words("Wicked Sorority Cheerleaders Attack Motel Dread", WORDS) == WORDS
    assert used_words("Revenge of the Gruesome Halloween Exterminator", ["Halloween", "Revenge", "Riot"]) == [
        "Halloween",
        "Revenge",
    ]
    assert used_words("CHEERLEADER'S SORORITY", WORDS) == ["Cheerleader", "Sorority"]
    assert used_words("Attackers of the Motelist", WORDS) == []


def test_a_card_matches_by_any_of_its_forms() -> None:
    card = content().cards["very-senior-cheerleader"].model
    for title in ("Cheerleaders Attack", "The Cheerleader", "cheerleader's motel"):
        assert word_in_title(card, lemmas(title)) == "cheerleader"
    assert word_in_title(card, lemmas("Leaders of Cheer")) is None
    assert word_in_title(card, lemmas("Nothing", ["cheerleader"])) == "cheerleader"


@pytest.mark.proves("BBB-TTL-01")
def test_a_plain_title_is_made_of_the_six_words_on_top_alone() -> None:
    table = rules().table(("ray", "dana"), Chance(0))
    for name in ("motel-with-one-vacancy", "riot", "car-wash", "solid", "killer-pimp", "riot", "loan-shark"):
        table.add_piece(content().cards[name].model, table.deck)
    assert plain_title(table.deck.pieces) == (
        "Motel Riot Dirty Soul Killer",
        ["motel", "riot", "dirty", "soul", "killer"],
    )
