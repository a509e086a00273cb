"""A small run of each bench: it still measures what it says. How fast things are is kept in results, not tested."""

from __future__ import annotations

import re

from tests.bench import parsing, play, printing, startup, strength, validate
from tests.contract.subject import subject

FIGURES = r" +[\d.]+ s CPU +[\d.]+ s wall +\d+ MB, exit 0"


def test_the_bench_of_validation_runs() -> None:
    head, *rows, ratio = validate.report(cards=100, rounds=1).splitlines()
    assert head.startswith("100 cards, 1 rounds")
    assert [bool(re.search(FIGURES, row)) for row in rows] == [True] * 3
    assert ratio.startswith("check-jsonschema takes")


def test_the_bench_of_parsing_runs() -> None:
    figures = parsing.best(cards=100, rounds=1)
    assert parsing.DRAINED in figures
    assert all(seconds > 0 for seconds in figures.values())


def test_the_bench_of_printing_runs() -> None:
    runs = printing.measured(rounds=1, cards=2)
    assert {name: [each.code for each in found] for name, found in runs.items()} == {
        printing.COLD: [0],
        printing.WARM: [0],
        printing.ONE_CHANGED: [0],
    }


def test_the_bench_of_startup_runs() -> None:
    runs = startup.measured(rounds=1)
    assert {name: [each.code for each in found] for name, found in runs.items()} == {
        name: [0] for name in startup.COMMANDS
    }


def test_the_bench_of_play_runs() -> None:
    game = subject("bbb")
    line = play.measured(game, "random", game.usual, 3)
    assert re.fullmatch(r"bbb +random +\d players +[\d.]+ games/s +\d+ decisions/s +[\d.]+ a game", line)


def test_the_bench_of_strength_runs() -> None:
    line = strength.measured(subject("bbb"), "greedy", "random", 3)
    assert re.fullmatch(r"bbb: greedy against random: +[\d.]+% of 6 games, \+-[\d.]+%", line)
