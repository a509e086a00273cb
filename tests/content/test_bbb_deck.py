"""The deck of Bell-Bottomed Badasses: its counts and figures, no card twice, and words that make titles."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest

from lobbycard.content.content import Content
from lobbycard.content.game import Game
from lobbycard.content.library import Library
from lobbycard.content.printing import set_of
from lobbycard.core.project import shipped
from lobbycard.core.shelf import shelf
from lobbycard.effects.grammar import condition
from lobbycard.effects.grammar.part import Part, parts_of
from lobbycard.effects.grammar.verb import Verb

PROPORTIONS = {"character": 23, "location": 16, "prop": 16, "creature": 19, "sfx": 34, "roll-the-credits": 2}
# What the family of games prints, with the mean of a kind.
FIGURES = {
    "character": ("ds", -2, 6, 2.0, 3.0),
    "location": ("ds", -15, 10, 0.0, 3.0),
    "prop": ("ds", -2, 8, 1.5, 2.5),
    "creature": ("as", 5, 20, 9.0, 11.0),
}
CONDITIONS = (condition.Have, condition.Is, condition.Not, condition.AnyOf, condition.AllOf)


@pytest.fixture(scope="module")
def content() -> Content:
    """All that the game has."""
    return Library.load(shipped(), shelf("lobbycard.games", "GAME", Game, packages=True)).games["bbb"]


@pytest.fixture(scope="module")
def cards(content: Content) -> list[Any]:
    """Every card of every set."""
    return [entry.model for entry in content.entries]


@pytest.fixture(scope="module")
def core(content: Content) -> list[Any]:
    """The cards of the core set, in the order in which they stand."""
    return [entry.model for entry in content.entries if set_of(entry.file) == "core"]


def kind(cards: list[Any], name: str) -> list[Any]:
    return [card for card in cards if card.kind == name]


def parts(cards: list[Any]) -> Iterator[Part]:
    yield from (part for card in cards for ability in card.abilities for _, part in parts_of(ability))


def bearing(cards: list[Any], trait: str) -> list[str]:
    return [card.id for card in cards if trait in getattr(card, "traits", ())]


def test_each_kind_has_its_share(core: list[Any], content: Content) -> None:
    assert Counter(card.kind for card in core) == PROPORTIONS
    assert content.decks["core"].model.cards == {card.id: 1 for card in core}


def test_the_sampler_mixes_in(cards: list[Any], content: Content) -> None:
    sampler = {entry.model.id: 1 for entry in content.entries if set_of(entry.file) == "cpjd-sample"}
    assert content.decks["cpjd-sample"].model.cards == sampler
    assert content.decks["mixed"].model.cards == content.decks["core"].model.cards | sampler
    treasures = bearing(cards, "treasure")
    assert set(treasures) <= set(sampler)
    assert len(treasures) >= 3


def test_numbers_follow_kinds_and_names(core: list[Any]) -> None:
    kinds = list(PROPORTIONS)
    expected = sorted(core, key=lambda card: (kinds.index(card.kind), card.name.casefold()))
    assert sorted(core, key=lambda card: card.number) == expected
    assert [card.number for card in expected] == list(range(1, len(core) + 1))


@pytest.mark.parametrize("name", FIGURES)
def test_figures_are_those_of_the_family(name: str, core: list[Any]) -> None:
    stat, least, most, lowest_mean, highest_mean = FIGURES[name]
    figures = [getattr(card, "as_" if stat == "as" else stat) for card in kind(core, name)]
    assert [figure for figure in figures if not least <= figure <= most] == []
    assert lowest_mean <= mean(figures) <= highest_mean


def test_the_strongest_creature_carries_the_name_of_the_game(core: list[Any]) -> None:
    assert max(kind(core, "creature"), key=lambda card: card.as_).id == "bell-bottomed-badasses"


def test_no_two_cards_do_the_same(cards: list[Any]) -> None:
    trees: dict[str, list[str]] = defaultdict(list)
    for card in cards:
        if card.abilities:
            trees[card.text.plain].append(card.id)
    assert {text: ids for text, ids in trees.items() if len(ids) > 1} == {}


def test_one_card_in_eight_has_no_ability(core: list[Any]) -> None:
    others = [card for card in core if card.kind != "sfx"]
    blank = [card.id for card in others if not card.abilities]
    assert 1 / 10 <= len(blank) / len(others) <= 1 / 6, blank


def test_the_deck_uses_the_vocabulary(core: list[Any], content: Content) -> None:
    used = list(parts(core))
    verbs = Counter(part.do for part in used if isinstance(part, Verb))
    assert set(content.game.verbs) - set(verbs) == set()
    assert {part for part in CONDITIONS if not any(isinstance(each, part) for each in used)} == set()
    assert len(verbs) + len(CONDITIONS) >= 25


@pytest.mark.parametrize("verb", ["knock-out", "lose-trait", "redirect", "swap", "take-victims", "cancel", "save"])
def test_a_verb_is_worth_learning(verb: str, core: list[Any]) -> None:
    users = [card.id for card in core if any(isinstance(part, Verb) and part.do == verb for part in parts([card]))]
    assert len(users) >= 2


def test_every_trait_is_borne_and_spoken_of(cards: list[Any], content: Content) -> None:
    spoken = Counter(trait for part in parts(cards) if (trait := getattr(part, "trait", None)))
    ruled = {"weapon", "treasure"}  # the rules speak of these; cards need not
    traits = content.words.family("traits")
    assert [trait for trait in traits if len(bearing(cards, trait)) < 3] == []
    assert [trait for trait in traits if trait not in ruled and not spoken[trait]] == []


@pytest.mark.parametrize(
    ("name", "trait", "least", "most"),
    [
        ("character", "kung-fu", 4, 5),
        ("creature", "psycho-killer", 4, 5),
        ("prop", "weapon", 5, 8),
        ("prop", "gun", 3, 4),
        ("prop", "vehicle", 3, 4),
        ("creature", "aquatic", 4, 5),
        ("location", "aquatic", 3, 4),
    ],
)
def test_a_trait_is_there_often_enough_to_matter(name: str, trait: str, least: int, most: int, core: list[Any]) -> None:
    assert least <= len(bearing(kind(core, name), trait)) <= most


def test_a_few_sfx_stay_on_their_card(core: list[Any]) -> None:
    lasting = [card.id for card in kind(core, "sfx") if any(part.target == "this" for part in attaching(card))]
    assert 3 <= len(lasting) <= 6


def attaching(card: Any) -> Iterator[Any]:
    yield from (part for part in parts([card]) if isinstance(part, Verb) and part.do == "attach")


def test_two_cards_stop_the_credits(core: list[Any]) -> None:
    stops = [card.id for card in core if card.abilities and "As a Roll the Credits card is played" in card.text.plain]
    assert stops == ["sequel-hook", "test-audience"]


def test_some_locations_combine_and_some_are_a_bad_place_to_be(core: list[Any]) -> None:
    locations = kind(core, "location")
    assert len([card.id for card in locations if card.combines]) == 3
    assert len([card.id for card in locations if card.ds < 0]) == 4


def test_title_words_are_many_and_single(core: list[Any]) -> None:
    words = [title.word for card in core for title in card.title_words]
    assert len(words) == len(core)
    assert len(set(words)) >= 100
    assert [word for word in words if not word.isalpha() or word != word.lower()] == []


def test_title_words_are_of_every_sort(core: list[Any]) -> None:
    readings = [reading for card in core for title in card.title_words for reading in title.readings]
    nouns = Counter(reading.kind for reading in readings if reading.pos == "noun")
    assert set(nouns) == {"event", "abstract", "person", "creature", "group", "place", "time", "thing"}
    assert min(nouns.values()) >= 2
    adjectives = {reading.kind for reading in readings if reading.pos == "adjective"}
    assert adjectives == {"opinion", "mood", "size", "quality"}
    assert len([reading for reading in readings if reading.pos == "verb"]) >= 12


def test_a_noun_that_can_be_counted_has_its_plural(cards: list[Any]) -> None:
    titles = [title for card in cards for title in card.title_words]
    countable = [title for title in titles if any(each.pos == "noun" and not each.mass for each in title.readings)]
    assert [title.word for title in countable if title.plural is None] == []


def test_no_line_is_read_aloud_twice(cards: list[Any]) -> None:
    quotes = Counter(card.quote for card in cards)
    assert [quote for quote, times in quotes.items() if times > 1] == []
    assert max(map(len, quotes)) <= 100
