"""How strong the greedy player of a game is: pairs of games of two over the same seeds, seats swapped.

    python -m tests.bench.strength bbb --pairs 250

prints the share of wins (a shared win is half of one) with its 95 % interval over pairs; --keep writes it to
tests/bench/results/strength.txt. The blind player ranks options by their first words, and sees nothing.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import sys
from collections.abc import Callable
from pathlib import Path

from lobbycard.engine.bot import BOTS, Bot, Seat
from lobbycard.engine.match import Match
from lobbycard.engine.play import play
from tests.contract.subject import NAMES, Subject, subject

RESULTS = Path(__file__).parent / "results" / "strength.txt"
LIKING = {"play": 5.0, "attack": 4.0, "combine": 3.0, "kung-fu": 2.0, "use": 1.0, "pass": 0.5, "move": -1.0}


class Blind:
    """Takes what sounds best; among equals, any."""

    def __init__(self, seed: int = 0) -> None:
        self._random = BOTS["random"](seed)

    def choose(self, seat: Seat) -> str:
        """The key whose verb it likes best."""
        liking = [LIKING.get(key.partition(" ")[0], 0.0) for key in seat.keys]
        seat.keys = [key for key, liked in zip(seat.keys, liking, strict=True) if liked == max(liking)]
        return self._random.choose(seat)


PLAYERS: dict[str, Callable[[int], Bot]] = {**BOTS, "blind": Blind}


def shares(game: Subject, one: str, other: str, pairs: int) -> list[float]:
    """The share of wins of one kind of player against another in each pair of games."""
    return [(won(game, (one, other), seed, 0) + won(game, (other, one), seed, 1)) / 2 for seed in range(pairs)]


def won(game: Subject, kinds: tuple[str, str], seed: int, seat: int) -> float:
    """What the player in a seat has of the win: all, half or nothing."""
    match = Match(game.rules(), NAMES[:2], seed=seed)
    play(match, {NAMES[at]: PLAYERS[kind](1000 * seed + at) for at, kind in enumerate(kinds)})
    assert match.result is not None
    return (NAMES[seat] in match.result.winners) / len(match.result.winners)


def measured(game: Subject, one: str, other: str, pairs: int) -> str:
    """One line: the share of wins and its interval."""
    found = shares(game, one, other, pairs)
    share = statistics.fmean(found)
    margin = 1.96 * statistics.stdev(found) / len(found) ** 0.5
    return f"{game.name}: {one} against {other}: {share:6.1%} of {2 * pairs} games, +-{margin:.1%}"


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="bbb")
    parser.add_argument("--pairs", type=int, default=250)
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    lines = [f"seeds 0 to {options.pairs - 1}, each from both seats; Python {platform.python_version()}"]
    lines += [measured(subject(options.game), "greedy", other, options.pairs) for other in ("random", "blind")]
    text = "\n".join(lines) + "\n"
    sys.stdout.write(text)
    if options.keep:
        RESULTS.write_text(f"$ python -m tests.bench.strength {options.game} --pairs {options.pairs}\n{text}", "utf-8")


if __name__ == "__main__":
    main()
