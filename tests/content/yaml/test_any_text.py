"""Whatever a file holds, it gives data or says why not: nothing is raised, and nothing is lost in silence."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from lobbycard.content.source import SourceFile
from lobbycard.content.yaml import parse
from lobbycard.content.yaml.decode import NotTextError, decoded
from lobbycard.content.yaml.stream import Events, events, pure_events
from lobbycard.core.problems import Severity

PIECES = st.sampled_from(
    [
        *("- ", "id", "name", ": ", ":", "\n", "\n  ", "\n    ", "\n- ", "[", "]", "{", "}", ", ", '"', "'", " # "),
        *("&a", "*a", "!", "|", ">", "%", "@", "`", "\t", "\r\n", "\r", "\ufeff", "\u2028", "\x85", "\x00", "\x1b"),
        *("\\", "\\d", "no", "010", "1:30", "1e3", ".inf", "~", "null", "<<", "---\n", "...\n", "? ", "é", "“", "â€”"),
        *("&#160;", "\u00a0", "9" * 30, "\n<<<<<<< HEAD\n", "\n=======\n", "text: ", "Ash Fox", "{{", "}}", "\ud800"),
        *(" #", "#"),
    ]
)
TEXTS = st.lists(PIECES, max_size=25).map("".join) | st.text(max_size=60)
# Data as a designer would write it, with words that look like something else among them.
WORDS = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=12)
LOOK_ALIKES = st.sampled_from(["no", "010", "1:30", "1e3", "a: b", "x #y"])
LEAVES = st.none() | st.booleans() | st.integers(-(10**6), 10**6) | WORDS | LOOK_ALIKES
DATA = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4))

both_parsers = pytest.mark.parametrize("parser", [events, pure_events], ids=["libyaml", "pure"])


@both_parsers
@settings(max_examples=400, deadline=None)
@given(text=TEXTS)
def test_any_text_gives_data_or_problems(parser: Events, text: str) -> None:
    file = SourceFile("any.yaml", text)
    data, problems = parse(file, parser)
    assert data is not None or any(problem.severity is Severity.ERROR for problem in problems)
    for problem in problems:
        assert 1 <= problem.place.line <= len(file.lines)
        assert 1 <= problem.place.column <= len(file.lines[problem.place.line - 1]) + 1
        assert problem.message
        assert "\n" not in problem.message + problem.hint


@settings(max_examples=300, deadline=None)
@given(data=DATA, flow=st.sampled_from([None, True, False]))
def test_sound_data_comes_back_as_it_was_written(data: Any, flow: bool | None) -> None:
    text = yaml.safe_dump({"data": data}, allow_unicode=True, default_flow_style=flow, sort_keys=False, width=10_000)
    read, problems = parse(SourceFile("dumped.yaml", text))
    if not any(problem.severity is Severity.ERROR for problem in problems):
        assert read == {"data": data}


@settings(max_examples=300, deadline=None)
@given(data=st.binary(max_size=60) | TEXTS.map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_are_text_or_told(data: bytes) -> None:
    told = None
    try:
        text = decoded(data)
    except NotTextError as error:
        told, text = error, ""
    assert text.encode() == data or (told and told.message and 0 <= (told.offset or 0) < len(data))
