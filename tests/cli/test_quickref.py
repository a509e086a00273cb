"""The quick reference is printed from the command line, or what keeps it from that is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.project import project
from tests.cli.conftest import Run

RULES = """\
schema: rules/1
game: bbb
sections:
  - id: turn
    title: Your turn
    rules:
      - {id: BBB-TRN-01, text: Draw., source: seed, short: Draw.}
      - {id: BBB-TRN-01, text: Draw again., source: seed, short: Draw again.}
"""


def test_paths_of_what_was_written_go_to_stdout(run: Run, folder: Path) -> None:
    result = run("quickref", "bbb", "-C", "shipped", "--paper", "a4", "--format", "html,pdf", "--out", "made")
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    assert result.stdout == "made/bbb-quickref-a4.html\nmade/bbb-quickref-a4.pdf\n"
    assert (folder / "made/bbb-quickref-a4.pdf").read_bytes().startswith(b"%PDF-")
    assert (folder / "made/bbb-quickref-a4.html").read_text("utf-8").startswith("<!DOCTYPE html>")


def test_nothing_is_printed_from_a_faulty_rulebook(run: Run, folder: Path) -> None:
    project(folder, {"content/bbb/rules.yaml": RULES})
    result = run("quickref", "bbb")
    assert (result.exit_code, result.stderr) == (1, "lobbycard: nothing was printed\n")
    assert "content/bbb/rules.yaml:8:" in result.stdout
    assert not (folder / "build").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("bbp",), "there is no game 'bbp' in"),
        (("pimp",), "there is bbb"),
        (("bbb", "--format", "pfd"), "there is no 'pfd'; did you mean 'pdf'?"),
        (("bbb", "-C", "shipped", "--paper", "leter"), "there is no paper 'leter'; did you mean 'letter'?"),
        (("bbb",), "content/bbb/rules.yaml: there is no such file"),
    ],
)
def test_misuse_is_one_line(arguments: tuple[str, ...], told: str, run: Run, folder: Path) -> None:
    result = run("quickref", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr
    assert "Traceback" not in result.stderr
