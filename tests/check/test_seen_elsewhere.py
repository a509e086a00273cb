"""Every mistake that was seen in other card repositories is told of here, or can't be made, with the reason."""

from __future__ import annotations

from pathlib import Path

import yaml

from lobbycard.check.catalogue import faults

CASES = Path(__file__).parents[1] / "cases"
MISTAKES = yaml.safe_load((CASES / "seen-elsewhere.yaml").read_text("utf-8"))
SEEN = {
    "Y": [101, 102, 103, 105, 106, 107, 109, 111, 112, 114, 117],
    "S": [201, 202, 204, 206, 207, 209, 210, 211],
    "I": [301, 303, 305, 306, 307, 308, 310, 312],
    "R": [401, 405, 406, 407],
    "T": [501, 503, 505, 506],
    "D": [601, 604, 605],
}


def test_every_mistake_is_answered_once() -> None:
    answered = [mistake["id"] for mistake in MISTAKES]
    assert answered == [f"{sort}{number}" for sort, numbers in SEEN.items() for number in numbers]
    assert [each["id"] for each in MISTAKES if bool(each.get("codes")) == bool(each.get("why-not"))] == []


def test_the_faults_that_answer_are_there_and_have_a_case() -> None:
    codes = {code for mistake in MISTAKES for code in mistake.get("codes", ())}
    assert codes - set(faults()) == set()
    proved = {path.name[:4].upper() for folder in ("lint", "schema") for path in (CASES / folder).glob("*.yaml")}
    texts = [path.read_text("utf-8", "replace") for path in (CASES / "yaml").rglob("*.yaml")]
    assert {code for code in codes - proved if not any(code in text for text in texts)} == set()
    assert len(codes) >= 25
