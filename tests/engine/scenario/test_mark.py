"""Which lines a comment that names a rule stands by."""

from __future__ import annotations

import pytest

from lobbycard.engine.scenario.mark import marks_in, marks_of

CASES = {
    "the next line": ("x = 1\n# rule: AAA-BBB-01\ny = 2\n", [3]),
    "its own line": ("x = 1  # rule: AAA-BBB-01\n", [1]),
    "past blanks and comments": ("# rule: AAA-BBB-01\n\n# more\nx = 1\n", [4]),
    "a statement of several lines": ("# rule: AAA-BBB-01\nx = [\n    1,\n]\n", [2, 3, 4]),
    "the head of a compound one": ("# rule: AAA-BBB-01\nif (\n    x\n):\n    y = 1\n    z = 2\n", [2, 3, 4]),
    "the first statement of a function": ('# rule: AAA-BBB-01\n@deco\ndef f():\n    """Say."""\n    x = 1\n', [5]),
    "the head of a match": ("# rule: AAA-BBB-01\nmatch x:\n    case 1:\n        y = 1\n", [2]),
    "one case of it": ("match x:\n    # rule: AAA-BBB-01\n    case 1:\n        y = 1\n", [3]),
    "a line of an expression": ("x = [\n    # rule: AAA-BBB-01\n    1,\n]\n", [3]),
}


@pytest.mark.parametrize("case", CASES)
def test_a_mark_stands_by(case: str) -> None:
    text, lines = CASES[case]
    [mark] = marks_in(text, "there.py")
    assert (mark.rule, mark.path, list(mark.lines)) == ("AAA-BBB-01", "there.py", lines)


def test_what_only_looks_like_a_mark_is_none() -> None:
    assert list(marks_in('x = "# rule: AAA-BBB-01"\n', "there.py")) == []
    assert list(marks_in("x = 1  # the rule: none\n", "there.py")) == []


def test_a_module_alone_and_nothing_have_marks_too() -> None:
    assert [mark.rule for mark in marks_of("lobbycard.games.bbb.play.campaign")] == ["BBB-SCR-03", "BBB-SCR-03"]
    assert marks_of("json") == ()
