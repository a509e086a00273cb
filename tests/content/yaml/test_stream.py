"""Without libyaml the same events come from pure Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from lobbycard.content.yaml import stream

PIPELINE = Path(__file__).parents[3] / "pipeline"
WITHOUT_LIBYAML = """
import sys
sys.modules["yaml._yaml"] = None
from lobbycard.content.source import SourceFile
from lobbycard.content.yaml import parse, stream
assert stream.events is stream.pure_events
print(parse(SourceFile("a.yaml", "- id: a-1\\n  ds: 3\\n")))
"""


def test_libyaml_is_used_where_it_is() -> None:
    assert stream.events is not stream.pure_events
    assert type(stream.events("a: 1").__self__).__module__ == "yaml._yaml"  # type: ignore[attr-defined]


def test_pure_python_stands_in_where_it_is_not() -> None:
    command = [sys.executable, "-c", WITHOUT_LIBYAML]
    run = subprocess.run(command, env={"PYTHONPATH": str(PIPELINE)}, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, "([{'id': 'a-1', 'ds': 3}], [])\n", "")
