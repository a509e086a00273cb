"""How fast random play of BBB is beside RLCard's `uno`, both measured in one run.

    python -m venv uno && uno/bin/pip install rlcard==1.2.0
    python -m tests.bench.uno --python uno/bin/python

prints the figures; --keep writes them to tests/bench/results/uno.txt. RLCard has a virtual environment of its own: it
is measured, and the project doesn't depend on it. Compared are decisions with two options or more on both sides;
RLCard's moves with the forced ones stand beside them.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path

from tests.bench.play import played
from tests.contract.subject import subject

RESULTS = Path(__file__).parent / "results" / "uno.txt"
PLAYERS = 3
UNO = """
import sys, time, rlcard
from rlcard.agents import RandomAgent
games, moves, choices = int(sys.argv[1]), 0, 0
env = rlcard.make("uno", config={"seed": 1})
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
env.run()
start = time.process_time()
for _ in range(games):
    for states_and_actions in env.run()[0]:
        for state in states_and_actions[:-1:2]:
            moves += 1
            choices += len(state["raw_legal_actions"]) > 1
seconds = time.process_time() - start
print(choices / seconds, moves / seconds)
"""


def uno(python: str, games: int) -> tuple[float, float]:
    """RLCard's moves with a choice, and all its moves, a second."""
    command = [python, "-c", UNO, str(games)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    choices, moves = map(float, done.stdout.split()[-2:])
    return choices, moves


def bbb(games: int, first: int) -> tuple[float, float]:
    """BBB's decisions and games a second, journal on."""
    start = time.process_time()
    decisions = played(subject("bbb"), "random", PLAYERS, range(first, first + games))
    seconds = time.process_time() - start
    return decisions / seconds, games / seconds


def report(python: str, rounds: int, games: int) -> str:
    """The figures of both, round by round, and their ratio."""
    bbb(5, 0)
    ours, theirs = [], []
    for number in range(rounds):
        ours.append(bbb(games, 1000 * number))
        theirs.append(uno(python, 5 * games))
    ratios = [our[0] / their[0] for our, their in zip(ours, theirs, strict=True)]
    decisions, games_a_second = (statistics.median(each) for each in zip(*ours, strict=True))
    choices, moves = (statistics.median(each) for each in zip(*theirs, strict=True))
    lines = [
        f"{rounds} rounds of {games} games of {PLAYERS}, one core, journal on; Python {platform.python_version()}",
        f"bbb   {decisions:8.0f} decisions/s {games_a_second:6.1f} games/s",
        f"uno   {choices:8.0f} choices/s   {moves:6.0f} moves/s, forced ones with them",
        f"ratio {min(ratios):.2f} to {max(ratios):.2f}, median {statistics.median(ratios):.2f}",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", required=True, help="a Python that has rlcard 1.2.0")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    text = report(options.python, options.rounds, options.games)
    sys.stdout.write(text)
    if options.keep:
        RESULTS.write_text(
            f"$ python -m tests.bench.uno --python uno/bin/python --rounds {options.rounds}\n{text}", "utf-8"
        )


if __name__ == "__main__":
    main()
