"""What leaves no doubt is mended, what a file says stays, and mending twice is mending once."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from lobbycard.check.catalogue import faults
from lobbycard.content.rewriting.key_order import key_order, ordered
from lobbycard.content.rewriting.mending import MENDS, Mended, mend, mended
from lobbycard.content.source import SourceFile
from lobbycard.core.project import Project, resource
from tests.check.project import BBB
from tests.content.test_mutated_files import damaged

SHIPPED = [path.read_text("utf-8") for path in sorted((resource("content") / "bbb").rglob("*.yaml"))]
SHORT = [text[: text.find("\n\n", 2000)] + "\n" for text in SHIPPED]
SECONDS = 20.0  # it takes two; what grew with the square of the length, or doubled with each level, took for ever
HEAD = "schema: bbb/character/1\nset: core\ncards:\n"
SPOILERS: dict[str, Callable[[str, int], str]] = {
    "space": lambda text, at: text[: text.find("\n", at)] + "  " + text[text.find("\n", at) :],
    "carriage return": lambda text, at: text[: text.find("\n", at)] + "\r" + text[text.find("\n", at) :],
    "all carriage returns": lambda text, at: text.replace("\n", "\r\n"),
    "mark": lambda text, at: "\ufeff" + text.removeprefix("\ufeff"),
    "accent": lambda text, at: text[:at] + "e\u0301" + text[at:],
    "no last line end": lambda text, at: text.removesuffix("\n"),
    "doubtful value": lambda text, at: re.sub(r"(?<=: )proposed$", "No", text, count=1, flags=re.MULTILINE),
    "doubtful number": lambda text, at: re.sub(r"(?<=: )(\d)$", r"0\1", text, count=1, flags=re.MULTILINE),
    "order": lambda text, at: re.sub(r"(- id: .*)\n( +)(name: .*)", r"- \3\n\2id: x # why", text, count=1),
    "comment": lambda text, at: text[: text.find("\n", at)] + "  # why" + text[text.find("\n", at) :],
}


def fixed(text: str) -> Mended:
    return mended(SourceFile("content/bbb/cards/core/character.yaml", text), BBB)


@pytest.mark.parametrize(
    ("before", "after", "mends"),
    [
        ("\ufeffid: a\n", "id: a\n", ["byte-order-mark"]),
        ("id: a\r\nname: b\rds: 1\n", "id: a\nname: b\nds: 1\n", ["line-end"]),
        ("id: a", "id: a\n", ["last-line-end"]),
        ("id: a  \n\t\nb: 'c \n  d'\n", "id: a\n\nb: 'c\n  d'\n", ["trailing-space"]),
        ("# why? \t\nid: a\n", "# why?\nid: a\n", ["trailing-space"]),
        ('id: "a\\ \n  b"\n', 'id: "a\\ \n  b"\n', []),
        ("id: |  \n  a  \nb: c \n", "id: |\n  a  \nb: c\n", ["trailing-space"]),
        ("id: >\n  a  \n", "id: >\n  a  \n", []),
        ("id: No # no\n", 'id: "No" # no\n', ["ambiguous-scalar"]),
        (
            "{on: 010, at: [2024-01-02, 1:30, 1_0]}\n",
            '{"on": "010", at: ["2024-01-02", "1:30", "1_0"]}\n',
            ["ambiguous-scalar"],
        ),
        ("on: no\n# on: no\nx: 'on'\n", '"on": "no"\n# on: no\nx: \'on\'\n', ["ambiguous-scalar"]),
        ("id: Cafe\u0301 # e\u0301\n", "id: Café # é\n", ["not-nfc"]),
        ("id: \u1fef\n", "id: \u1fef\n", []),  # its composed form is a backtick, which can't begin a value
        ("id: |\n  a", "id: |\n  a", []),  # here the line end would be part of the text
        ("id: |-\n  a", "id: |-\n  a\n", ["last-line-end"]),
    ],
)
def test_a_fault_is_mended_where_it_stands(before: str, after: str, mends: list[str]) -> None:
    result = fixed(before)
    assert (result.text, list(result.changes), result.obstacle) == (after, mends, None)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("  - {ds: 1, id: a}\n", "  - {id: a, ds: 1}\n"),
        ("  - {ds: 1,\n     id: a}\n", "  - {id: a,\n     ds: 1}\n"),
        (
            "  - ds: 1 # one\n    # who\n    id: a\n\n  - id: b\n",
            "    # who\n  - id: a\n    ds: 1 # one\n\n  - id: b\n",
        ),
        (
            "  - id: a\n    quote: |\n      # no comment\n    ds: 1",
            "  - id: a\n    ds: 1\n    quote: |\n      # no comment\n",
        ),
        ("  - id: a\n    art:\n      emblem: x\n    ds: 1\n", "  - id: a\n    ds: 1\n    art:\n      emblem: x\n"),
        ("  - id: a\n    note:\n    # one\n    ds: 1\n", "  - id: a\n    # one\n    ds: 1\n    note:\n"),
        ("  -   name: A\n      id: a\n", "  -   id: a\n      name: A\n"),
        ("- name: A\n  id: a\n", "- id: a\n  name: A\n"),
    ],
)
def test_keys_are_put_in_order_with_their_comments(before: str, after: str) -> None:
    assert fixed(HEAD + before).text == HEAD + after


@pytest.mark.parametrize(
    "cards",
    [
        "  - {ds: 1, # one\n     id: a}\n",
        "  - ? ds\n    : 1\n    id: a\n",
        "  -\n    ds: 1\n    id: a\n",
        "  - ds: 1\n    id: |+\n      a\n\n  - id: b\n",
    ],
)
def test_keys_stay_where_moving_them_would_lose_something(cards: str) -> None:
    result = fixed(HEAD + cards)
    assert (result.text, [problem.code for problem in result.left]) == (HEAD + cards, ["C111"])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("id: [a  \n", "C034"),
        ("id: a  \nid: b\n", "C020"),
        ("<<<<<<< ours\nid: a  \n", "C012"),
        ("id:\ta  \n\tname: b\n", "C013"),
        ("id: *a  \n", "C024"),
        ("id: 90071992547409930  \n", "C029"),
        ("a: 1  \n---\nb: 1\n", "C019"),
        ("", "C006"),
    ],
)
def test_a_file_that_can_not_be_read_for_certain_stays_as_it_is(text: str, code: str) -> None:
    result = fixed(text)
    assert result.obstacle is not None
    assert (result.obstacle.code, result.text, result.changes) == (code, text, {})


@pytest.mark.parametrize(
    "text",
    [
        "a: " + "{a: " * 50 + "1" + "}" * 50 + "  \n",
        "- a  \n" * 100_000,
        "- |\n  a  \n- b  \n" * 30_000,
    ],
    ids=["deep", "long", "full of blocks"],
)
def test_a_deep_or_long_file_is_mended_in_no_more_time_than_it_takes_to_read(text: str) -> None:
    start = time.process_time()
    assert list(fixed(text).changes) == ["trailing-space"]
    assert time.process_time() - start < SECONDS


def test_a_file_that_is_no_text_has_that_for_its_obstacle(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes(b"\x89PNG\r\n")
    result = mend(Project(tmp_path), tmp_path / "a.yaml", BBB)
    assert result.obstacle is not None
    assert result.obstacle.code == "C007"


def test_every_fixable_fault_has_its_mend() -> None:
    assert {fault.code for fault in faults().values() if fault.fixable} == {
        mend.code for mend in MENDS.values() if mend.code
    }
    assert {name for name, mend in MENDS.items() if mend.code and faults()[mend.code].name != name} == set()


def test_shipped_files_want_no_mending() -> None:
    assert {text[:40] for text in SHIPPED if fixed(text).changes} == set()
    assert len(SHIPPED) >= 12


def test_the_keys_of_every_kind_have_an_order() -> None:
    orders = {kind.kind: key_order(BBB.schema_name(kind), BBB) for kind in BBB.kinds}
    assert orders["location"] == (
        *("id", "name", "number", "reprint_of", "ds", "traits", "combines"),
        *("title_words", "quote", "abilities", "printed", "art", "source", "note"),
    )
    assert {len(order) == len(kind.model_fields) for kind, order in zip(BBB.kinds, orders.values(), strict=True)} == {
        True
    }


def test_an_unknown_key_stays_behind_the_key_before_it() -> None:
    assert ordered(["ds", "x", "y", "id"], ["id", "ds"]) == ["id", "ds", "x", "y"]
    assert ordered(["x", "ds", "id"], ["id", "ds"]) == ["x", "id", "ds"]


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(SHORT), st.lists(st.tuples(st.sampled_from(sorted(SPOILERS)), st.floats(0, 0.99)), max_size=8))
def test_mending_twice_is_mending_once_and_keeps_what_is_said(text: str, accidents: list[tuple[str, float]]) -> None:
    for name, at in accidents:
        text = SPOILERS[name](text, int(at * len(text)))
    hold(text)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(SHORT), st.randoms(use_true_random=False))
def test_mending_keeps_what_a_damaged_file_says(text: str, chance: random.Random) -> None:
    hold(damaged(text, chance))


@settings(max_examples=500, deadline=None)
@given(st.text(st.sampled_from("a1N:-#|>'\"[]{}, \n\r\t\\e\u0301é\ufeffx0"), max_size=60))
def test_mending_keeps_what_any_text_says(text: str) -> None:
    hold(text)


def hold(text: str) -> None:
    """Whatever the text, mending it keeps its data and its comments, and a second time does nothing."""
    first = fixed(text)
    second = fixed(first.text)
    assert (second.text, second.changes) == (first.text, {})
    if first.obstacle:
        assert first.text == text
        return
    assert said(first.text) == said(text)
    assert comments(first.text) == comments(text)


def said(text: str) -> Any:
    """The data of a text by another reader, which takes every scalar for text; a tab counts as a space."""
    return normal(yaml.load(text.replace("\t", " "), yaml.CBaseLoader))


def normal(data: Any) -> Any:
    if isinstance(data, dict):
        return {normal(key): normal(value) for key, value in data.items()}
    return [normal(item) for item in data] if isinstance(data, list) else normalize("NFC", data)


def comments(text: str) -> list[str]:
    """The comments of a text, in whatever order they stand: what is between its tokens."""
    text = text.removeprefix("\ufeff").replace("\t", " ")
    tokens = [(token.start_mark.index, token.end_mark.index) for token in yaml.scan(text, yaml.CBaseLoader)]
    starts, ends = [start for start, _ in tokens] + [len(text)], [0] + [end for _, end in tokens]
    gaps = [text[end:start] for end, start in zip(ends, starts, strict=True)]
    return sorted(normalize("NFC", found.rstrip()) for gap in gaps for found in re.findall(r"#[^\r\n]*", gap))
