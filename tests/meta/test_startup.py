"""A command pays for what it uses: help and validate never load what prints."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.meta.source import PIPELINE

PRINTERS = {"weasyprint", "jinja2", "pikepdf", "PIL", "fontTools", "pypdfium2"}
MODELS = {"pydantic", "yaml", "jsonschema"}
RUN = "import sys\nfrom lobbycard.cli import main\nsys.argv = ['lobbycard', *{arguments!r}]\n{body}"
LOADED = "try:\n    main()\nexcept SystemExit as end:\n    print(*sys.modules, sep='\\n')\n    sys.exit(end.code)"


def test_importing_the_package_loads_nothing_else(tmp_path: Path) -> None:
    result = python("import sys, lobbycard; print(*sys.modules, sep='\\n')", tmp_path)
    assert set(result.stdout.split()) & (PRINTERS | MODELS | {"click"}) == set()


@pytest.mark.parametrize(
    ("arguments", "unwanted"),
    [(["--help"], PRINTERS | MODELS), (["validate", "-C", "shipped"], PRINTERS), (["explain", "C101"], PRINTERS)],
    ids=["help", "validate", "explain"],
)
def test_a_command_loads_only_what_it_uses(arguments: list[str], unwanted: set[str], tmp_path: Path) -> None:
    result = python(RUN.format(arguments=arguments, body=LOADED), tmp_path)
    assert (result.returncode, set(result.stdout.split()) & unwanted) == (0, set()), result.stderr


def python(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {"PYTHONPATH": str(PIPELINE), "PATH": "/usr/bin:/bin"}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
