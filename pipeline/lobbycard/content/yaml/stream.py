"""The stream of YAML events: libyaml's where PyYAML was built with it, else the same events from pure Python."""

from __future__ import annotations

from collections.abc import Callable

from yaml.events import Event
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner

NextEvent = Callable[[], Event | None]
Opener = Callable[[str], NextEvent]


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
    from yaml.cyaml import CParser
except ImportError:
    events = pure_events
else:

    def events(text: str) -> NextEvent:
        """A function that gives the next event each time it is called, by libyaml."""
        return CParser(text).get_event
