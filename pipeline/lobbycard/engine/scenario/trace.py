"""Watching which marked lines run, so that a scenario proves the rules that it says it does."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from types import CodeType, FrameType, TracebackType
from typing import Any

from lobbycard.engine.scenario.mark import RuleMark


class Trace:
    """Notes the rules whose marked lines run while it is open."""

    def __init__(self, marks: Iterable[RuleMark]) -> None:
        self.ran: set[str] = set()
        self._rules: dict[str, dict[int, set[str]]] = {}
        for mark in marks:
            lines = self._rules.setdefault(mark.path, {})
            for line in mark.lines:
                lines.setdefault(line, set()).add(mark.rule)
        self._tool = -1
        self._before: Any = None

    def __enter__(self) -> Trace:
        if sys.version_info >= (3, 12):
            self._watch_lines()
        else:
            self._before = sys.gettrace()
            sys.settrace(self._entered)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if sys.version_info >= (3, 12):
            sys.monitoring.set_events(self._tool, 0)
            sys.monitoring.free_tool_id(self._tool)
        else:
            sys.settrace(self._before)

    def _note(self, path: str, line: int) -> None:
        self.ran |= self._rules[path].get(line, set())

    if sys.version_info >= (3, 12):

        def _watch_lines(self) -> None:
            events = sys.monitoring
            self._tool = next(tool for tool in range(6) if events.get_tool(tool) is None)
            events.use_tool_id(self._tool, "lobbycard")
            events.register_callback(self._tool, events.events.LINE, self._line_ran)
            events.set_events(self._tool, events.events.LINE)
            events.restart_events()

        def _line_ran(self, code: CodeType, line: int) -> Any:
            """Note a line, and hear no more of it: once is enough."""
            if code.co_filename in self._rules:
                self._note(code.co_filename, line)
            return sys.monitoring.DISABLE

    def _entered(self, frame: FrameType, event: str, argument: Any) -> Any:
        """Follow a function of a file with marks, and no other."""
        return self._stepped if frame.f_code.co_filename in self._rules else None

    def _stepped(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line":
            self._note(frame.f_code.co_filename, frame.f_lineno)
        return self._stepped
