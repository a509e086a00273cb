"""How fast validation is, and how much faster than check-jsonschema on the same files with the same schemas.

    python -m tests.bench.validate --cards 10000 --rounds 5

prints the figures; --keep writes them to tests/bench/results/validate.txt. The runs of one round follow one
another, so that the machine's moods touch all alike.
"""

from __future__ import annotations

import platform
import sys
import tempfile
from pathlib import Path

from lobbycard.core.project import resource
from tests.bench.many_cards import FIELDS, many_cards
from tests.bench.measure import Run, bench, figures, lobbycard, median, run

STRUCTURE = "C0,C1,E201,E202,E203,C201,C202,R"


def jobs(root: Path, select: str) -> dict[str, list[list[str]]]:
    """The commands by what they measure; several commands of one job are added up."""
    schemas = resource("schemas") / "bbb"
    by_kind = []
    for kind in FIELDS:
        files = sorted(map(str, root.glob(f"content/bbb/cards/*/{kind}-*.yaml")))
        schema = str(schemas / f"{kind}-v1.schema.json")
        if files:
            by_kind.append([sys.executable, "-m", "check_jsonschema", "--schemafile", schema, *files])
    return {
        "schema, ids and references": [lobbycard("validate", "--select", select)],
        "all default rules": [lobbycard("validate")],
        "check-jsonschema": by_kind,
    }


def added(runs: list[Run]) -> Run:
    """Several commands as one: times added, the highest peak."""
    code = max(each.code for each in runs)
    return Run(
        sum(each.cpu for each in runs), sum(each.wall for each in runs), max(each.peak_mb for each in runs), code
    )


def report(cards: int, rounds: int, select: str = STRUCTURE) -> str:
    """The table of figures."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        many_cards(root, cards)
        measured: dict[str, list[Run]] = {}
        for _ in range(rounds):
            for name, commands in jobs(root, select).items():
                measured.setdefault(name, []).append(added([run(command, root) for command in commands]))
    lines = [f"{cards} cards, {rounds} rounds, medians; Python {platform.python_version()}"]
    lines += [f"{name:28} {figures(median(runs))}" for name, runs in measured.items()]
    ratios = [
        theirs.cpu / ours.cpu
        for theirs, ours in zip(measured["check-jsonschema"], measured["schema, ids and references"], strict=True)
    ]
    lines.append(
        f"check-jsonschema takes {min(ratios):.1f} to {max(ratios):.1f} times the CPU of schema, ids and references"
    )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    bench("validate", __doc__, report, cards=10_000, rounds=5)
