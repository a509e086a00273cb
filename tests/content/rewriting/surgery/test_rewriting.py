"""A rewritten text says what it should, and keeps whatever it says already where it stands."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from lobbycard.content.rewriting.surgery.flow import flow
from lobbycard.content.rewriting.surgery.rewriting import LostCommentError, rewritten
from lobbycard.content.source import SourceFile
from lobbycard.content.yaml import parse


def data(text: str) -> Any:
    value, problems = parse(SourceFile("a.yaml", text))
    assert problems == []
    return value


@pytest.mark.parametrize(
    ("before", "new", "after"),
    [
        ("a: 1 # one\nb: 2\n", {"a": 1, "b": 3}, "a: 1 # one\nb: 3\n"),
        ("a: 1 # one\nb: 2\n", {"b": 2, "c": 1}, "c: 1 # one\nb: 2\n"),
        ("a: 1 # one\nb: 2\n", {"b": 2, "c": ["x"]}, "c: [x] # one\nb: 2\n"),
        ("a: 1\nb: 2 # two\n", {"a": 1, "b": 2, "c": "No"}, 'a: 1\nb: 2 # two\nc: "No"\n'),
        ("a: 1\nb: 2", {"b": 2}, "b: 2"),
        ("a: 1\nb: 2", {"a": 1}, "a: 1"),
        ("- a: 1\n  b: 2\n- c\n", [{"b": 2}, "d"], "- b: 2\n- d\n"),
        ("a:\n  - 1\n  - 2\n# end\n", {"a": [1]}, "a:\n  [1]\n# end\n"),
        ("a:\n# end\nb: 1\n", {"a": "x", "b": 1}, "a: x\n# end\nb: 1\n"),
        ("a: {b: 1, c: 2} # end\n", {"a": {"c": 2, "d": 3}}, "a: {d: 3, c: 2} # end\n"),
        ("a: {b: 1}\n", {"a": {"b": 1, "c": None}}, "a: {b: 1, c: null}\n"),
        ("a: |\n  text\n\n# end\n", {"a": "x"}, "a: x\n\n# end\n"),
        ('a: "b # c"\n', {"a": "d"}, "a: d\n"),
        ("a: []\n", {"a": ["b, c"]}, 'a: ["b, c"]\n'),
    ],
)
def test_only_what_differs_is_changed(before: str, new: Any, after: str) -> None:
    text = rewritten(before, data(before), new)
    assert text == after
    assert data(text) == new


@pytest.mark.parametrize(
    ("before", "new", "at"),
    [
        ("a:\n  - 1 # one\n  - 2\n", {"a": 3}, "# one"),
        ("a: > # folded\n  text\n", {"a": "x"}, "# folded"),
        ("a: 1 # one\nb: 2\n", {"b": 2}, "# one"),
        ("b: 2 # two\n# three\na: 1\n", {"b": 2}, "# two"),
        ("a: [1, # one\n  2]\n", {"c": 1}, "# one"),
    ],
)
def test_a_comment_inside_what_changes_is_not_lost(before: str, new: Any, at: str) -> None:
    with pytest.raises(LostCommentError) as caught:
        rewritten(before, data(before), new)
    assert before[caught.value.offset :].startswith(at)


KEYS = st.sampled_from(["a", "b", "name", "No", "1", "a b"])
TEXTS = st.text(st.sampled_from("ab N1:#,[]{}'\"-\\é|>&*!%@`?.\n"), max_size=8)
LEAVES = st.one_of(st.integers(-99, 99), st.booleans(), st.none(), TEXTS)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3), max_leaves=8
)
MAPS = st.dictionaries(KEYS, VALUES, min_size=1, max_size=4)


@given(VALUES)
def test_a_value_in_one_line_is_the_value(value: Any) -> None:
    for text, inner in (("- {}\n", [0]), ("- {{a: {}}}\n", [0, "a"]), ("- [{}, 1]\n", [0, 0])):
        found = data(text.format(flow(value)))
        for step in inner:
            found = found[step]
        assert found == value
        assert yaml.safe_load(text.format(flow(value))) == data(text.format(flow(value)))


@settings(max_examples=300, deadline=None)
@given(MAPS, MAPS, st.booleans() | st.none())
def test_whatever_differs_the_text_says_the_new(old: dict[str, Any], new: dict[str, Any], style: bool | None) -> None:
    before = yaml.safe_dump(old, default_flow_style=style, allow_unicode=True, sort_keys=False, width=30)
    assert data(rewritten(before, data(before), new)) == new
