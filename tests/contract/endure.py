"""Many matches with their invariants on: all bots, all numbers of players, every card in one place at each decision.

    python -m tests.contract.endure bbb --seeds 200
    python -m tests.contract.endure bbb --seeds 10000 --bots random --players 3

prints a line for each match that fails, and counts at the end; it exits 1 when one failed.
"""

from __future__ import annotations

import argparse
import sys

from lobbycard.core.errors import LobbycardError
from lobbycard.engine.bot import BOTS
from tests.contract.battery.state import conserved
from tests.contract.subject import Subject, bots, step, subject

MOST = 20_000


def endured(game: Subject, bot: str, players: int, seed: int) -> int:
    """Play a match, look at the table at each decision, and count the decisions."""
    match = game.match(seed, players)
    cards = len(match.table.pieces)
    sitting = bots(match, bot, seed)
    decisions = 0
    while match.decision is not None:
        conserved(match.table, cards)
        step(match, sitting)
        decisions += 1
        assert decisions < MOST, "no end"
    conserved(match.table, cards)
    assert match.over
    return decisions


def main() -> None:
    """Play, print what fails, and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--bots", nargs="*", default=list(BOTS), choices=BOTS)
    parser.add_argument("--players", type=int, nargs="*")
    options = parser.parse_args()
    game = subject(options.game)
    matches = decisions = failed = longest = 0
    for bot in options.bots:
        for players in options.players or game.rules().seats:
            for seed in range(options.seeds):
                matches += 1
                try:
                    found = endured(game, bot, players, seed)
                except (AssertionError, LobbycardError) as error:
                    failed += 1
                    sys.stdout.write(f"{bot}, {players} players, seed {seed}: {error}\n")
                    continue
                decisions += found
                longest = max(longest, found)
    sys.stdout.write(f"{matches} matches, {decisions} decisions, the longest {longest}; {failed} failed\n")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
