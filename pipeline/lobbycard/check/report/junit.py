"""For dashboards of tests: JUnit's XML, where each file is a suite and each problem a test of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from lobbycard.check.outcome import Outcome
from lobbycard.check.output import Display, Report, visible
from lobbycard.core.problems import Problem

SOUND = "no problems"
UNREAD = "not read"


def lines(outcome: Outcome, display: Display) -> Iterator[str]:
    """The document; files without problems are tests that passed, so that they are counted."""
    root = Element("testsuites", name="lobbycard")
    by_file = {path: list(found) for path, found in groupby(outcome.problems, lambda problem: problem.place.path)}
    for path in sorted({*outcome.read, *outcome.unread, *by_file}):
        root.append(suite(path, by_file.get(path, []), path in outcome.unread, display))
    for count in ("tests", "failures", "errors", "skipped"):
        root.set(count, str(sum(int(each.get(count, 0)) for each in root)))
    ElementTree.indent(root)
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield ElementTree.tostring(root, encoding="unicode")


def suite(path: str, problems: list[Problem], unread: bool, display: Display) -> Element:
    """A file with its problems."""
    name = visible(display.path(path))
    cases = list(tests(name, problems, display)) or [Element("testcase", name=SOUND, classname=name, file=name)]
    if unread:
        cases = [Element("testcase", name=UNREAD, classname=name, file=name)]
        SubElement(cases[0], "skipped")
    failures = sum(case.find("failure") is not None for case in cases)
    counts = {"tests": len(cases), "failures": failures, "errors": 0, "skipped": int(unread)}
    element = Element("testsuite", {"name": name, **{count: str(number) for count, number in counts.items()}})
    element.extend(cases)
    return element


def tests(path: str, problems: list[Problem], display: Display) -> Iterator[Element]:
    """A test for each problem: what makes the command fail has failed, and what doesn't is only told.

    Tests are known by their names from one run to the next, so that these count the problems and name no lines.
    """
    seen: Counter[str] = Counter()
    for problem in problems:
        seen[problem.code] += 1
        number = f" ({seen[problem.code]})" if seen[problem.code] > 1 else ""
        name = f"{problem.code} {problem.fault.name}{number}"
        case = Element("testcase", name=name, classname=path, file=path, line=str(problem.place.line))
        told = visible(f"{path}:{problem.place.line}:{problem.place.column}: {problem.sentence}")
        if problem.severity in display.grave:
            message = visible(problem.message)
            SubElement(case, "failure", type=str(problem.severity), message=message).text = told
        else:
            SubElement(case, "system-out").text = told
        yield case


REPORT = Report(lines, workspace="CI_PROJECT_DIR")
