"""Each kind of fault has its page, and the page's examples are what it says they are."""

from __future__ import annotations

import re
import textwrap

import pytest

from lobbycard.content.source import SourceFile
from lobbycard.content.yaml import FAULTS, parse
from lobbycard.core.problems import Fault, Severity

EXAMPLES = re.compile(r"(?s)(?P<why>.+?)\n\nBad:\n\n(?P<bad>    .+?)\n\nGood:\n\n(?P<good>    .+?)\n(?=\n\S|$)")
WITHOUT_EXAMPLE = {
    *("missing-file", "not-a-file", "unreadable-file", "outside-project", "too-large", "too-deep", "broken-yaml"),
    *("not-text", "not-utf-8", "byte-order-mark", "invisible-character", "line-end", "trailing-space"),
}
SHOWN = [fault for fault in FAULTS if fault.name not in WITHOUT_EXAMPLE]

every_shown = pytest.mark.parametrize("fault", SHOWN, ids=lambda fault: fault.name)


def example(fault: Fault, which: str) -> SourceFile:
    found = EXAMPLES.match(fault.page)
    assert found, fault.page
    return SourceFile("example.yaml", textwrap.dedent(found[which]).replace("→", "\t") + "\n")


@every_shown
def test_the_bad_example_has_the_fault(fault: Fault) -> None:
    assert {problem.code for problem in parse(example(fault, "bad"))[1]} == {fault.code}


@every_shown
def test_the_good_example_is_sound(fault: Fault) -> None:
    assert parse(example(fault, "good"))[1] == []


def test_codes_are_c001_to_c039_in_order() -> None:
    assert [fault.code for fault in FAULTS] == sorted({fault.code for fault in FAULTS})
    assert [fault.code for fault in FAULTS] == [f"C{number:03}" for number in range(1, 40)]


def test_names_are_words_with_hyphens() -> None:
    assert [fault.name for fault in FAULTS if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", fault.name)] == []
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)


def test_pages_say_why_in_sentences() -> None:
    assert [fault.name for fault in FAULTS if not re.match(r"[A-Z&].{60}", fault.page.replace("\n", " "))] == []
    assert {fault.name for fault in FAULTS if "Bad:\n\n" in fault.page} == {fault.name for fault in SHOWN}
    assert len(SHOWN) == 26


def test_only_what_every_reader_takes_alike_is_less_than_an_error() -> None:
    assert {fault.name: fault.severity for fault in FAULTS if fault.severity is not Severity.ERROR} == {
        "line-end": Severity.INFO,
        "trailing-space": Severity.INFO,
        "mojibake": Severity.WARNING,
        "html-entity": Severity.WARNING,
        "cut-by-comment": Severity.WARNING,
    }
