"""Each case of broken YAML is told at its place, alike by libyaml and by pure Python."""

from __future__ import annotations

import pytest

from lobbycard.content.source import SourceFile
from lobbycard.content.yaml import FAULTS, parse, positions
from lobbycard.content.yaml.stream import Events, events, pure_events
from tests.content.yaml.cases import FOLDER, Case, all_cases, cases_of, told

CASES = all_cases()
LEAST_OF_FILE = {"comment": 10, "duplicate": 13, "scalar": 18, "structure": 25, "syntax": 29, "text": 30}
# Told of a file before it has text, so that no case of text can show them.
OF_FILES = {"C001", "C002", "C003", "C004", "C005", "C007", "C008"}

every_case = pytest.mark.parametrize("case", CASES, ids=str)
both_parsers = pytest.mark.parametrize("parser", [events, pure_events], ids=["libyaml", "pure"])


@both_parsers
@every_case
def test_a_case_is_told_as_expected(case: Case, parser: Events) -> None:
    data, problems = parse(SourceFile("case.yaml", case.text), parser)
    found = [told(problem) for problem in problems]
    assert [at for at, _ in found] == [at for at, _ in case.expect]
    pairs = zip(found, case.expect, strict=True)
    assert [(said, part) for (_, said), (_, part) in pairs if part not in said] == []
    if case.has_data:
        assert data == case.data


@every_case
def test_both_parsers_say_the_same(case: Case) -> None:
    one, other = SourceFile("case.yaml", case.text), SourceFile("case.yaml", case.text)
    assert parse(one, events) == parse(other, pure_events)
    assert positions(one, events) == positions(other, pure_events)


@every_case
def test_a_place_lies_in_its_file(case: Case) -> None:
    file = SourceFile("case.yaml", case.text)
    for problem in parse(file)[1]:
        line = file.lines[problem.place.line - 1]
        assert 1 <= problem.place.column <= len(line) + 1
        assert problem.place.excerpt == line[:500]


def test_every_file_of_cases_was_run() -> None:
    counts = {path.stem: len(cases_of(path)) for path in sorted(FOLDER.glob("*.yaml"))}
    assert {name: count for name, count in counts.items() if count < LEAST_OF_FILE[name]} == {}
    assert sum(counts.values()) == len(CASES) >= 125


def test_every_fault_of_text_has_a_case() -> None:
    shown = {at.split()[1] for case in CASES for at, _ in case.expect}
    assert {fault.code for fault in FAULTS} - shown - OF_FILES == set()
