"""How soon the short commands answer: the whole process, nothing kept from the run before.

    python -m tests.bench.startup --rounds 9

prints the figures; --keep writes them to tests/bench/results/startup.txt. A bare interpreter stands beside them.
"""

from __future__ import annotations

import platform
import sys
from pathlib import Path

from tests.bench.measure import Run, bench, figures, lobbycard, median, run

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
    lines += [f"{name:20}{figures(median(runs))}" for name, runs in measured(rounds).items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    bench("startup", __doc__, report, rounds=9)
