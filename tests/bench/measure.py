"""Measuring a command as a process: CPU seconds and peak memory, as the system accounts them."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Run:
    """One run: CPU and wall seconds, peak memory in MB, exit code."""

    cpu: float
    wall: float
    peak_mb: float
    code: int


def run(command: Sequence[str], folder: Path) -> Run:
    """Run a command to its end; what it prints is thrown away."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "pipeline")}
    start = time.perf_counter()
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.perf_counter() - start
    return Run(usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / 1024, process.returncode)


def median(runs: Sequence[Run]) -> Run:
    """The median of each figure over runs."""
    return Run(
        statistics.median(each.cpu for each in runs),
        statistics.median(each.wall for each in runs),
        statistics.median(each.peak_mb for each in runs),
        runs[0].code,
    )


def lobbycard(*arguments: str) -> list[str]:
    """The command line that runs lobbycard with this Python."""
    return [sys.executable, "-m", "lobbycard", *arguments]


def figures(each: Run) -> str:
    """A run's figures as a row of a table."""
    return f"{each.cpu:7.2f} s CPU {each.wall:7.2f} s wall {each.peak_mb:6.0f} MB, exit {each.code}"


def bench(name: str, page: str | None, report: Callable[..., str], **numbers: int) -> None:
    """Run a bench from the command line: its numbers are options; the report is printed, and kept with --keep."""
    parser = argparse.ArgumentParser(description=page)
    for option, default in numbers.items():
        parser.add_argument(f"--{option}", type=int, default=default)
    parser.add_argument("--keep", action="store_true", help="write the figures to tests/bench/results")
    options = vars(parser.parse_args())
    keep = options.pop("keep")
    text = report(**options)
    sys.stdout.write(text)
    if keep:
        command = " ".join(
            ["python -m", f"tests.bench.{name}", *(f"--{key} {value}" for key, value in options.items())]
        )
        (Path(__file__).parent / "results" / f"{name}.txt").write_text(f"$ {command}\n{text}", "utf-8")
