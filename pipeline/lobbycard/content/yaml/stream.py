"""The stream of YAML events: libyaml's where PyYAML was built with it, else the same events from pure Python."""

from __future__ import annotations

from collections.abc import Callable

from yaml.events import Event
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner

NextEvent = Callable[[], Event | None]
Events = Callable[[str], NextEvent]


class _PureParser(Reader, Scanner, Parser):
    """PyYAML's parser without the composer and resolver that a Loader adds."""

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)


def pure_events(text: str) -> NextEvent:
    """A function that gives the next event each time it is called, in pure Python."""
    return _PureParser(text).get_event


try:
    from yaml._yaml import CParser
except ImportError:
    events = pure_events
else:

    def events(text: str) -> NextEvent:
        """A function that gives the next event each time it is called, by libyaml."""
        return CParser(text).get_event


def start(event: Event | None) -> tuple[int, int]:
    """The line and column where an event starts, from 1."""
    mark = event.start_mark if event else None
    return (mark.line + 1, mark.column + 1) if mark else (1, 1)


def end(event: Event | None) -> tuple[int, int]:
    """The line and column behind an event, from 1."""
    mark = event.end_mark if event else None
    return (mark.line + 1, mark.column + 1) if mark else (1, 1)
