"""The quick way and the careful way read sound files alike, and the quick way takes nothing that has a fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from lobbycard.content.source import SourceFile
from lobbycard.content.yaml import parse, read
from lobbycard.content.yaml.finding import Findings
from lobbycard.content.yaml.quick import QuickBuilder
from lobbycard.content.yaml.reading import careful_reading
from lobbycard.content.yaml.stream import events, pure_events
from lobbycard.content.yaml.surface import is_spotless, prepared
from lobbycard.core.project import resource
from tests.content.yaml.cases import Case, all_cases

SOUND = [case for case in all_cases() if not case.expect]
FAULTY = [case for case in all_cases() if case.expect]
SHIPPED = sorted(resource("content").rglob("*.yaml"))


@pytest.mark.parametrize("case", SOUND, ids=str)
def test_both_ways_read_a_sound_case_alike(case: Case) -> None:
    file = SourceFile("case.yaml", case.text)
    text = prepared(case.text, Findings(file))
    assert text is not None
    reading = careful_reading(file, text, events)
    assert reading.findings.sorted() == []
    assert reading.data == parse(file)[0]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: "-".join(path.parts[-3:]))
def test_both_ways_and_both_parsers_read_the_shipped_files_alike(path: Path) -> None:
    file = read(resource("content"), path)
    quick = QuickBuilder(events(file.text)).document()
    careful = careful_reading(file, file.text, events)
    assert (careful.data, careful.findings.sorted()) == (quick, [])
    assert QuickBuilder(pure_events(file.text)).document() == quick


@pytest.mark.parametrize("case", FAULTY, ids=str)
def test_no_check_is_missed_by_the_quick_look(case: Case) -> None:
    findings = Findings(SourceFile("case.yaml", case.text))
    prepared(case.text, findings)
    # What libyaml refuses by itself need not be looked for.
    seen = {problem.code for problem in findings.sorted()} - {"C010"}
    assert not (seen and is_spotless(case.text))


def test_the_cases_and_the_shipped_files_were_read() -> None:
    assert (len(SOUND) >= 25, len(FAULTY) >= 95, len(SHIPPED) >= 15) == (True, True, True)
