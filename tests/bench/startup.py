"""How soon the short commands answer: the whole process, nothing kept from the run before.

    python -m tests.bench.startup --rounds 9

prints the figures; --keep writes them to tests/bench/results/startup.txt. A bare interpreter stands beside them.
"""

from __future__ import annotations

import argparse
import platform
import sys
from pathlib import Path

from tests.bench.measure import Run, lobbycard, median, run

RESULTS = Path(__file__).parent / "results" / "startup.txt"
COMMANDS = {
    "python -c pass": [sys.executable, "-c", "pass"],
    "lobbycard --help": lobbycard("--help"),
    "lobbycard validate": lobbycard("validate", "-C", "shipped"),
}


def measured(rounds: int) -> dict[str, list[Run]]:
    """The runs of each command, the commands in turn."""
    runs: dict[str, list[Run]] = {}
    for _ in range(rounds):
        for name, command in COMMANDS.items():
            runs.setdefault(name, []).append(run(command, Path.cwd()))
    return runs


def report(rounds: int) -> str:
    """The table of figures."""
    lines = [f"{rounds} rounds, medians; Python {platform.python_version()}"]
    for name, runs in measured(rounds).items():
        each = median(runs)
        lines.append(f"{name:20}{each.cpu:6.2f} s CPU {each.wall:6.2f} s wall {each.peak_mb:5.0f} MB, exit {each.code}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    text = report(options.rounds)
    sys.stdout.write(text)
    if options.keep:
        RESULTS.write_text(f"$ python -m tests.bench.startup --rounds {options.rounds}\n{text}", "utf-8")


if __name__ == "__main__":
    main()
