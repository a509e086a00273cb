"""How fast matches are played on one core, journal on: games and decisions a second, by game and bot.

    python -m tests.bench.play bbb --games 300 --players 3

prints the figures; --keep writes them to tests/bench/results/play.txt. Decisions are those with two options or more.
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from lobbycard.engine.bot import BOTS
from lobbycard.engine.play import play
from tests.contract.subject import Subject, bots, subject, subjects

RESULTS = Path(__file__).parent / "results" / "play.txt"


def measured(game: Subject, bot: str, players: int, games: int) -> str:
    """One line: games and decisions a second, and decisions a game."""
    played(game, bot, players, range(games, games + 10))
    start = time.process_time()
    decisions = played(game, bot, players, range(games))
    seconds = time.process_time() - start
    rates = f"{games / seconds:8.1f} games/s {decisions / seconds:10.0f} decisions/s {decisions / games:7.1f} a game"
    return f"{game.name:8} {bot:8} {players} players {rates}"


def played(game: Subject, bot: str, players: int, seeds: Sequence[int]) -> int:
    """Play a match for each seed and count the decisions."""
    decisions = 0
    for seed in seeds:
        match = game.match(seed, players)
        decisions += play(match, bots(match, bot, seed))
    return decisions


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=[game.name for game in subjects()])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bots", nargs="*", default=["random", "greedy"], choices=BOTS)
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    lines = [f"{options.games} games each, one core, journal on; Python {platform.python_version()}"]
    for name in options.game:
        lines += [measured(subject(name), bot, options.players, options.games) for bot in options.bots]
    text = "\n".join(lines) + "\n"
    sys.stdout.write(text)
    if options.keep:
        command = f"$ python -m tests.bench.play {' '.join(options.game)} --games {options.games}"
        RESULTS.write_text(f"{command} --players {options.players}\n{text}", "utf-8")


if __name__ == "__main__":
    main()
