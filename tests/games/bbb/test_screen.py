"""BBB has words for all that is asked and all that happens, and its figures add up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from lobbycard.engine.bot import Random, Seat
from lobbycard.engine.match import Match
from lobbycard.games.bbb.play.label import QUESTIONS
from lobbycard.games.bbb.play.screen import BbbScreen
from lobbycard.games.bbb.play.story import SENTENCES
from tests.contract.subject import library, registered

PLAYERS = ("ray", "dana", "amanda")
MOVIE = re.compile(r"\w+'s Movie  DS (-?\d+)")
FIGURES = re.compile(r"^ +(-?\d+)  |(?<=[a-z]|\*) ([+-]\d+)\b")


@pytest.fixture(scope="module")
def screen() -> BbbScreen:
    return BbbScreen({card: entry.model for card, entry in library().games["bbb"].cards.items()})


@pytest.fixture(scope="module")
def raw(screen: BbbScreen) -> re.Pattern[str]:
    """What nobody should read: ids of cards, players in small letters, marks of role."""
    ids = [re.escape(card) for card in screen.cards if "-" in card]
    return re.compile(rf"(?<![\w-])({'|'.join([*ids, *PLAYERS])})(?![\w-])|#|[{{}}\ue000-\uf8ff]")


def moments(seed: int) -> Iterator[Match[Any]]:
    """A match of random players at each of its decisions, and at its end."""
    match = Match(registered("bbb").rules(), PLAYERS, seed=seed)
    hands = {player: Random(10 * seed + at) for at, player in enumerate(PLAYERS)}
    while match.decision is not None:
        yield match
        match.choose(hands[match.decision.player].choose(Seat(match, match.decision.player)))
    yield match


@pytest.mark.parametrize("seed", range(4))
def test_all_that_is_asked_and_all_that_happens_has_words(seed: int, screen: BbbScreen, raw: re.Pattern[str]) -> None:
    labels: list[str] = []
    for match in moments(seed):
        if match.decision is not None:
            view = match.view(match.decision.player)
            assert match.decision.kind in QUESTIONS
            labels += [screen.label(option, view).plain for option in match.decision.options]
    story = [line.plain for line in screen.story(match.log("ray"), match.view("ray"))]
    assert {line["kind"] for line in match.log(None)} - set(SENTENCES) == set()
    assert [line for line in [*labels, *story] if raw.search(line)] == []
    assert (len(labels) >= 100, len(story) >= 30) == (True, True)


def test_the_figures_of_a_movie_add_up_to_its_ds(screen: BbbScreen) -> None:
    compared = 0
    for match in moments(5):
        view = match.view(None)
        if "attack" not in view:
            for wanted, figures in movies([line.plain for line in screen.table(view)]):
                assert sum(figures) == wanted
                compared += len(figures)
    assert compared >= 30


def movies(table: list[str]) -> Iterator[tuple[int, list[int]]]:
    """The DS of each Movie, and the figures in the lines of its cards; who is knocked out counts nothing."""
    wanted: int | None = None
    figures: list[int] = []
    for line in [*table, "Nobody's Movie  DS 0"]:
        if found := MOVIE.match(line):
            if wanted is not None:
                yield wanted, figures
            wanted, figures = int(found[1]), []
        elif "KNOCKED OUT" not in line and line.startswith("   "):
            figures += [int(figure) for each in FIGURES.findall(line) for figure in each if figure]
