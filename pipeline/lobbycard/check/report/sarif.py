"""For code scanning: SARIF 2.1.0, which GitHub and editors show at the lines that are meant."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import quote

from lobbycard import __version__
from lobbycard.check.fingerprint import fingerprints
from lobbycard.check.outcome import Outcome
from lobbycard.check.output import Display, Report
from lobbycard.core.problems import Fault, Place, Problem, Severity

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
SUBJECTS = {"C": "content", "D": "decks", "E": "effects", "P": "print", "R": "rules", "T": "text"}
ROOT = "SRCROOT"
MOST_RESULTS = 25_000  # GitHub refuses a run with more


def lines(outcome: Outcome, display: Display) -> Iterator[str]:
    """The log of one run, the gravest problems first; all of it is ASCII."""
    shown = outcome.gravest_first[:MOST_RESULTS]
    faults = sorted({problem.fault for problem in shown}, key=lambda fault: fault.code)
    places = {fault.code: at for at, fault in enumerate(faults)}
    known = zip(shown, fingerprints(shown), strict=True)
    run = {
        "tool": {"driver": driver(faults)},
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {ROOT: {"description": {"text": "Where all paths start: the root of the repository."}}},
        "invocations": [{"executionSuccessful": True, "toolExecutionNotifications": list(notes(outcome, display))}],
        "results": [result(problem, places[problem.code], mark, display) for problem, mark in known],
    }
    yield json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, indent=1)


def driver(faults: Iterable[Fault]) -> dict[str, Any]:
    """Who found it, with the kinds of fault that were found."""
    return {"name": "lobbycard", "semanticVersion": __version__, "rules": [rule(fault) for fault in faults]}


def rule(fault: Fault) -> dict[str, Any]:
    """A kind of fault, with the page that `lobbycard explain` prints."""
    page = fault.page.strip()
    opening = " ".join(page.partition("\n\n")[0].split())
    return {
        "id": fault.code,
        "name": "".join(word.capitalize() for word in fault.name.split("-")),
        "shortDescription": {"text": opening.partition(". ")[0].rstrip(".") + "."},
        "fullDescription": {"text": opening},
        "help": {"text": page, "markdown": page},
        "defaultConfiguration": {"level": LEVELS[fault.severity]},
        "properties": {"tags": [SUBJECTS[fault.code[0]]], "precision": "very-high"},
    }


def result(problem: Problem, at: int, fingerprint: str, display: Display) -> dict[str, Any]:
    """A problem; GitHub knows it again by the hash that it calls one of its line."""
    return {
        "ruleId": problem.code,
        "ruleIndex": at,
        "level": LEVELS[problem.severity],
        "message": {"text": message(problem.sentence)},
        "locations": [{"physicalLocation": location(problem.place, display)}],
        "partialFingerprints": {"primaryLocationLineHash": fingerprint},
    }


def location(place: Place, display: Display) -> dict[str, Any]:
    """A place: the file's address below the root, and the stretch that is meant; the column behind it is not part."""
    region = {"startLine": place.line, "startColumn": place.column, "endColumn": place.column + len(place.token)}
    return {"artifactLocation": {"uri": quote(display.path(place.path)), "uriBaseId": ROOT}, "region": region}


def notes(outcome: Outcome, display: Display) -> Iterator[dict[str, Any]]:
    """What is to be said of the run itself: files that were not read, and problems over the limit."""
    told = [f"{display.path(path)} was not read" for path in outcome.unread]
    over = len(outcome.problems) - MOST_RESULTS
    told += [f"{over:,} more problems were found than a run may hold"] if over > 0 else []
    yield from ({"level": "warning", "message": {"text": message(text)}} for text in told)


def message(text: str) -> str:
    """Text as a message: it ends like a sentence, and its braces hold no place for an argument."""
    return (text if text.endswith((".", "?", "!")) else f"{text}.").replace("{", "{{").replace("}", "}}")


REPORT = Report(lines, workspace="GITHUB_WORKSPACE")
