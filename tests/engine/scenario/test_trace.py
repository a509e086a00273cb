"""Only lines that ran prove a rule."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any

from lobbycard.engine.scenario.mark import marks_in
from lobbycard.engine.scenario.trace import Trace

TEXT = """\
def f(x):
    # rule: AAA-ONE-01
    if x:
        # rule: AAA-ONE-02
        y = 1
        yield y
        # rule: AAA-ONE-03
        y = 2
    # rule: AAA-ONE-04
    return
"""


def function() -> Any:
    names: dict[str, Any] = {}
    exec(compile(TEXT, "traced.py", "exec"), names)
    return names["f"]


def test_what_ran_is_noted() -> None:
    f = function()
    with Trace(marks_in(TEXT, "traced.py")) as trace:
        assert list(f(0)) == []
    assert trace.ran == {"AAA-ONE-01", "AAA-ONE-04"}


def test_a_generator_that_goes_on_is_followed() -> None:
    flow: Iterator[int] = function()(1)
    with Trace(marks_in(TEXT, "traced.py")) as trace:
        next(flow)
        assert trace.ran == {"AAA-ONE-01", "AAA-ONE-02"}
        list(flow)
    assert trace.ran == {"AAA-ONE-01", "AAA-ONE-02", "AAA-ONE-03", "AAA-ONE-04"}


def test_each_run_begins_anew() -> None:
    f = function()
    marks = list(marks_in(TEXT, "traced.py"))
    for _ in range(2):
        with Trace(marks) as trace:
            list(f(0))
        assert trace.ran == {"AAA-ONE-01", "AAA-ONE-04"}


def test_who_traced_before_traces_after() -> None:
    def outer(frame: FrameType, event: str, argument: Any) -> None:
        return None

    before = sys.gettrace()
    sys.settrace(outer)
    try:
        with Trace(()):
            pass
        assert sys.gettrace() is outer
    finally:
        sys.settrace(before)
