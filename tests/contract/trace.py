"""A trace of some matches for another process to compare: a line each, with hashes of record and logs.

python -m tests.contract.trace toy 20
"""

from __future__ import annotations

import sys

from lobbycard.content.entry import digest_of
from tests.contract.subject import subject


def main() -> None:
    """Print a line for each seed."""
    name, seeds = sys.argv[1:]
    for seed in range(int(seeds)):
        match = subject(name).played(seed)
        logs = [match.log(player) for player in (None, *match.players)]
        sys.stdout.write(f"{seed} {len(match.choices)} {digest_of([match.save(), logs])}\n")


if __name__ == "__main__":
    main()
