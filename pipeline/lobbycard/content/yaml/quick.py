"""The fast way through a file that has nothing wrong with it, which is nearly every file."""

from __future__ import annotations

from sys import intern
from typing import Any

from yaml.events import (
    DocumentEndEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from lobbycard.content.yaml.limit import DEEPEST
from lobbycard.content.yaml.scalar import WORDS, PlainValues, plain_value
from lobbycard.content.yaml.stream import NextEvent


class OddityError(ValueError):
    """Something that wants a careful look: a fault, or a form so rare that it isn't worth the time here."""


class _Keys(dict[str, str]):
    def __missing__(self, text: str) -> str:
        if ":" in text or plain_value(text) is not text:
            raise OddityError
        key = self[text] = intern(text)
        return key


class QuickBuilder:
    """Builds plain data from events; OddityError at the first thing that isn't plainly right."""

    def __init__(self, next_event: NextEvent) -> None:
        self._next = next_event
        self._values = PlainValues(WORDS)
        self._keys = _Keys()

    def document(self) -> Any:
        """The data of a stream of one document."""
        self._next()
        if type(self._next()) is not DocumentStartEvent:
            raise OddityError
        data = self._collection(self._next(), 0)
        if type(self._next()) is not DocumentEndEvent or type(self._next()) is not StreamEndEvent:
            raise OddityError
        return data

    def _collection(self, event: Event | None, depth: int) -> Any:
        if depth == DEEPEST:
            raise OddityError
        if type(event) is MappingStartEvent and event.anchor is None and event.tag is None:
            return self._mapping(depth + 1)
        if type(event) is SequenceStartEvent and event.anchor is None and event.tag is None:
            return self._sequence(depth + 1)
        raise OddityError

    def _mapping(self, depth: int) -> dict[str, Any]:
        next_event, keys, values = self._next, self._keys, self._values
        data: dict[str, Any] = {}
        while True:
            event = next_event()
            if type(event) is not ScalarEvent:
                if type(event) is MappingEndEvent:
                    return data
                raise OddityError
            if event.anchor is not None or event.tag is not None:
                raise OddityError
            key = keys[event.value]
            if key in data:
                raise OddityError
            event = next_event()
            if type(event) is not ScalarEvent:
                data[key] = self._collection(event, depth)
            elif event.anchor is not None or event.tag is not None:
                raise OddityError
            else:
                data[key] = event.value if event.style else values[event.value]

    def _sequence(self, depth: int) -> list[Any]:
        next_event, values = self._next, self._values
        data: list[Any] = []
        while True:
            event = next_event()
            if type(event) is not ScalarEvent:
                if type(event) is SequenceEndEvent:
                    return data
                data.append(self._collection(event, depth))
            elif event.anchor is not None or event.tag is not None:
                raise OddityError
            else:
                data.append(event.value if event.style else values[event.value])
