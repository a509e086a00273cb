"""Dashboards take the report: its shape is JUnit's, its counts are right, and clean files are counted too."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from lxml import etree

from lobbycard.check.outcome import Outcome
from lobbycard.check.output import Display
from lobbycard.core.problems import Severity
from tests.check.report.sample import PROBLEMS, outcome, told

SHAPE = etree.XMLSchema(etree.parse(Path(__file__).parent / "junit.xsd"))


def results(found: Outcome, display: Display) -> dict[str, str]:
    """What became of each test, by its class and name."""
    root = ElementTree.fromstring(told("junit", found, display))
    return {
        f"{case.get('classname')} {case.get('name')}": case[0].tag if len(case) else "passed"
        for case in root.iter("testcase")
    }


@pytest.mark.parametrize("found", [outcome(), outcome([]), outcome(unread=("content/bbb/a.yaml",))])
def test_the_shape_is_junits(found: Outcome) -> None:
    document = etree.fromstring(told("junit", found).encode())
    assert SHAPE.validate(document), SHAPE.error_log


def test_the_shape_refuses_what_is_not_junits() -> None:
    spoilt = told("junit", outcome()).replace("<failure ", "<failed ").replace("</failure>", "</failed>")
    assert not SHAPE.validate(etree.fromstring(spoilt.encode()))


def test_counts_are_those_of_what_is_inside() -> None:
    root = ElementTree.fromstring(told("junit", outcome(unread=("content/bbb/a.yaml",))))
    for element in (root, *root):
        inside = Counter(part.tag for part in element.iter())
        assert {name: int(element.get(name, "")) for name in ("tests", "failures", "errors", "skipped")} == {
            "tests": inside["testcase"],
            "failures": inside["failure"],
            "errors": 0,
            "skipped": inside["skipped"],
        }
    assert root.get("tests") == "7"


def test_what_makes_the_command_fail_has_failed() -> None:
    by_default, strict = results(outcome(), Display()), results(outcome(), Display(grave=tuple(Severity)))
    assert Counter(by_default.values()) == {"failure": 3, "system-out": 2, "passed": 1}
    assert Counter(strict.values()) == {"failure": 5, "passed": 1}
    assert by_default["content/bbb/game.yaml no problems"] == "passed"


def test_a_test_keeps_its_name_when_lines_move() -> None:
    names = results(outcome(), Display())
    assert len(names) == len(PROBLEMS) + 1
    assert "content/bbb/cards/core/character.yaml C901 wrong-word (2)" in names


def test_no_character_is_left_that_xml_forbids() -> None:
    text = told("junit", outcome())
    assert "\x01" not in text
    assert "&lt;U+0001&gt;" in text
