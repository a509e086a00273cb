"""How long forty cards take to print on two papers: cold, again, and with one card changed.

    python -m tests.bench.printing --rounds 5

prints the figures; --keep writes them to tests/bench/results/printing.txt.
"""

from __future__ import annotations

import platform
import re
import tempfile
from pathlib import Path
from shutil import copytree, rmtree

from lobbycard.core.project import resource
from tests.bench.measure import Run, bench, figures, lobbycard, median, run

CARDS = 40
PRINT = lobbycard("print", "bbb", "--deck", "forty", "--paper", "a4,letter", "--out", "out")
GAME, CARD = Path("content/bbb"), Path("content/bbb/cards/core/character.yaml")
CORE = resource("content") / "bbb/cards/core"
HEAD = ["schema: deck/1", "id: forty", "game: bbb", "format: core", "cards:"]
COLD, WARM, ONE_CHANGED = "cold", "again", "one card changed"


def round_of(root: Path, number: int) -> dict[str, Run]:
    """One cold run, one with nothing changed, and one with one quote changed."""
    rmtree(root / "out", ignore_errors=True)
    runs = {COLD: run(PRINT, root), WARM: run(PRINT, root)}
    card = root / CARD
    card.write_text(card.read_text("utf-8").replace('quote: "', f'quote: "{"So. " * (number % 2 + 1)}', 1), "utf-8")
    runs[ONE_CHANGED] = run(PRINT, root)
    return runs


def deck(cards: int = CARDS) -> str:
    """A deck of every kind in turn, as in print: so many of all cards, each kind's share by its size."""
    ids = [re.findall(r"^  - id: (\S+)", file.read_text("utf-8"), re.MULTILINE) for file in sorted(CORE.glob("*.yaml"))]
    total = sum(map(len, ids))
    chosen = [card for kind in ids for card in kind[: -(-len(kind) * cards // total)]][:cards]
    return "\n".join([*HEAD, *(f"  {card}: 1" for card in chosen)]) + "\n"


def measured(rounds: int, cards: int = CARDS) -> dict[str, list[Run]]:
    """The runs by what they measure."""
    runs: dict[str, list[Run]] = {}
    for number in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            copytree(resource("content"), Path(folder) / "content")
            (Path(folder) / GAME / "decks/forty.yaml").write_text(deck(cards), "utf-8")
            for name, each in round_of(Path(folder), number).items():
                runs.setdefault(name, []).append(each)
    return runs


def report(rounds: int) -> str:
    """The table of figures."""
    lines = [f"{CARDS} cards on A4 and Letter, {rounds} rounds, medians; Python {platform.python_version()}"]
    lines += [f"{name:18}{figures(median(runs))}" for name, runs in measured(rounds).items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    bench("printing", __doc__, report, rounds=5)
