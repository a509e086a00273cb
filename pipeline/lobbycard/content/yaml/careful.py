"""The careful way through a file: builds what can be built, notes every fault and where everything stands."""

from __future__ import annotations

from typing import Any, TypeGuard

from yaml.events import (
    CollectionEndEvent,
    CollectionStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    StreamEndEvent,
)

from lobbycard.content.position import Position, Steps
from lobbycard.content.yaml.faults.file import EMPTY_FILE
from lobbycard.content.yaml.faults.structure import SECOND_DOCUMENT, TOO_DEEP
from lobbycard.content.yaml.finding import Findings
from lobbycard.content.yaml.judge import Judge, Twice
from lobbycard.content.yaml.limit import DEEPEST
from lobbycard.content.yaml.stream import NextEvent, end, start


class TooDeepError(ValueError):
    """The levels are too many to go on."""


class CarefulBuilder:
    """Builds plain data from events; `positions` grows as it goes, and so do the findings."""

    def __init__(self, text: str, next_event: NextEvent, findings: Findings) -> None:
        self.positions: dict[Steps, Position] = {}
        self.brackets: list[tuple[int, int]] = []
        self._next, self._findings, self._judge = next_event, findings, Judge(text, findings)

    def document(self) -> Any:
        """The data of the first document; what comes after it is a fault."""
        self._next()
        root = None if type(self._next()) is StreamEndEvent else self._next()
        data = self._node(root, ())
        if data is None and (root is None or isinstance(root, ScalarEvent)):
            self._findings.add(EMPTY_FILE, 1, 1, "the file holds nothing", "its first key is `schema`")
        if root is None:
            return None
        if not _is_empty(root):
            self._place((), root)
        self._next()
        after = self._next()
        if type(after) is not StreamEndEvent:
            message = "a second document starts here"
            self._findings.add(SECOND_DOCUMENT, *start(after), message, "put it into a file of its own")
        return data

    def _node(self, event: Event | None, steps: Steps) -> Any:
        self._judge.tell_properties(event)
        if isinstance(event, ScalarEvent):
            return self._judge.value(event)
        if not isinstance(event, CollectionStartEvent):
            return None
        if len(steps) == DEEPEST:
            message = f"more than {DEEPEST} levels of maps and lists"
            self._findings.add(TOO_DEEP, *start(event), message, "write it flatter")
            raise TooDeepError
        return self._collection(event, steps)

    def _collection(self, event: CollectionStartEvent, steps: Steps) -> Any:
        if event.flow_style:
            self.brackets.append(start(event))
        data = self._mapping(event, steps) if isinstance(event, MappingStartEvent) else self._sequence(steps)
        if event.flow_style:
            self.brackets.pop()
        return data

    def _sequence(self, steps: Steps) -> list[Any]:
        data: list[Any] = []
        while type(event := self._next()) is not SequenceEndEvent:
            inner = (*steps, len(data))
            self._place(inner, event)
            data.append(self._node(event, inner))
        return data

    def _mapping(self, opening: MappingStartEvent, steps: Steps) -> dict[str, Any]:
        data: dict[str, Any] = {}
        twice: Twice = []
        while type(event := self._next()) is not MappingEndEvent:
            key = self._judge.key(event)
            if key is None:
                self._skip(event)
            value = self._next()
            if key is None:
                self._skip(value)
            elif key in data:
                twice.append((key, event))
                self._skip(value)
            elif opening.flow_style and _is_glued(event, value):
                key, data[key], self.positions[*steps, key] = self._judge.divided(event)
            else:
                self._place((*steps, key), value, event)
                data[key] = self._node(value, (*steps, key))
        if twice:
            firsts = {key: self.positions[*steps, key] for key in data}
            is_item = bool(steps) and isinstance(steps[-1], int) and not opening.flow_style
            if not (is_item and self._judge.tell_lost_dash(twice, data, firsts)):
                self._judge.tell_duplicates(twice, data, firsts)
        return data

    def _place(self, steps: Steps, value: Event | None, key: Event | None = None) -> None:
        at = end(key) if key and _is_empty(value) else start(value)
        self.positions[steps] = Position(*(start(key) if key else at), *at)

    def _skip(self, event: Event | None) -> None:
        """Read past the rest of a node."""
        depth = 0
        while True:
            depth += isinstance(event, CollectionStartEvent)
            depth -= isinstance(event, CollectionEndEvent)
            if depth == 0:
                return
            event = self._next()


def _is_empty(event: Event | None) -> TypeGuard[ScalarEvent]:
    return isinstance(event, ScalarEvent) and not event.style and not event.value and event.tag is event.anchor is None


def _is_glued(key: Event | None, value: Event | None) -> TypeGuard[ScalarEvent]:
    """Tell whether `key:value` was written without a space, which makes it a key without a value."""
    if not isinstance(key, ScalarEvent) or key.style or ":" not in key.value:
        return False
    return start(value) == end(key) and start(key)[0] == end(key)[0]
