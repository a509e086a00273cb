"""How long YAML takes to parse, against merely draining the parser's events.

    python -m tests.bench.parsing --cards 10000 --rounds 9

prints the figures, the best of all rounds; --keep writes them to tests/bench/results/parsing.txt. The runs of one
round follow one another, so that the machine's moods touch all alike; the collector is off, as it is in loading.
"""

from __future__ import annotations

import gc
import platform
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from lobbycard.content.source import SourceFile
from lobbycard.content.yaml import parse, positions
from lobbycard.content.yaml.stream import events
from lobbycard.content.yaml.surface import is_spotless
from tests.bench.many_cards import many_cards
from tests.bench.measure import bench

DRAINED = "events drained"


def drained(text: str) -> None:
    """Take every event and throw it away."""
    next_event = events(text)
    while next_event() is not None:
        pass


def parsed(text: str) -> None:
    """Parse a sound file, from text to data."""
    data, problems = parse(SourceFile("bench.yaml", text))
    assert data
    assert not problems


def accented(text: str) -> str:
    """The text with letters and signs beyond ASCII in every quote."""
    return text.replace("always", "“always” à la carte —")


JOBS: dict[str, Callable[[str], object]] = {
    DRAINED: drained,
    "the quick look alone": is_spotless,
    "parsed": parsed,
    "parsed, with accents": parsed,
    "places of all keys and values": lambda text: positions(SourceFile("bench.yaml", text)),
}


def seconds(job: Callable[[str], object], texts: Sequence[str]) -> float:
    """The CPU seconds that a job takes over all files."""
    start = time.process_time()
    for text in texts:
        job(text)
    return time.process_time() - start


def best(cards: int, rounds: int) -> dict[str, float]:
    """The best time of each job."""
    with tempfile.TemporaryDirectory() as folder:
        many_cards(Path(folder), cards)
        texts = [path.read_text("utf-8") for path in sorted(Path(folder).rglob("cards/*/*-*.yaml"))]
    files = {name: [accented(text) for text in texts] if "accents" in name else texts for name in JOBS}
    times: dict[str, list[float]] = {name: [] for name in JOBS}
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for name, job in JOBS.items():
                times[name].append(seconds(job, files[name]))
    finally:
        gc.enable()
    return {name: min(each) for name, each in times.items()}


def report(cards: int, rounds: int) -> str:
    """The table of figures."""
    best_of = best(cards, rounds)
    lines = [f"{cards} cards, best of {rounds} rounds; Python {platform.python_version()}"]
    lines += [f"{name:30} {time_:6.3f} s CPU {time_ / best_of[DRAINED]:6.2f}" for name, time_ in best_of.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    bench("parsing", __doc__, report, cards=10_000, rounds=9)
