"""Printing is fast enough to be done after every change: the figures that the project promises."""

from __future__ import annotations

import pytest

from tests.bench.measure import Run
from tests.bench.printing import COLD, ONE_CHANGED, WARM, measured

# CPU seconds of the whole process: forty cards on two papers, with room for a busy machine above what is measured.
LIMITS = {COLD: 6.0, WARM: 1.5, ONE_CHANGED: 2.5}


@pytest.fixture(scope="module")
def runs() -> dict[str, list[Run]]:
    return measured(rounds=1)


@pytest.mark.parametrize(("name", "limit"), LIMITS.items())
def test_a_print_run_takes_no_longer_than_promised(name: str, limit: float, runs: dict[str, list[Run]]) -> None:
    [each] = runs[name]
    assert each.code == 0
    assert each.cpu < limit
