"""A file's text to plain data, and to the places of all that stands in it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from yaml.error import YAMLError

from lobbycard.content.position import Position, Steps
from lobbycard.content.yaml import stream
from lobbycard.content.yaml.finding import Findings
from lobbycard.content.yaml.quick import OddityError, QuickBuilder
from lobbycard.content.yaml.reading import Reading, careful_reading
from lobbycard.content.yaml.scalar import DoubtfulError
from lobbycard.content.yaml.stream import Events
from lobbycard.content.yaml.surface import is_spotless, prepared
from lobbycard.content.yaml.written import Written
from lobbycard.core.problems import Problem


def parse(file: Written, events: Events = stream.events) -> tuple[Any, list[Problem]]:
    """A file's data, None when it can't be read, and everything that is wrong with it, in order.

    Maps are dicts with text for keys, lists are lists; values are text, int, float, bool or None. Data comes also
    from a file with faults, as far as it could be read: what is broken is read as it was most likely meant.
    """
    if is_spotless(file.text):
        # What this way can't take, a careful reading tells.
        with suppress(OddityError, DoubtfulError, YAMLError, UnicodeEncodeError):
            return QuickBuilder(events(file.text)).document(), []
    reading = _careful_reading(file, events)
    file.placed = reading.positions
    return reading.data, reading.findings.sorted()


def positions(file: Written, events: Events = stream.events) -> dict[Steps, Position]:
    """The place of every key and value, by the path to it; () is the root."""
    return _careful_reading(file, events).positions


def _careful_reading(file: Written, events: Events) -> Reading:
    findings = Findings(file)
    text = prepared(file.text, findings)
    reading = Reading(Findings(file)) if text is None else careful_reading(file, text, events)
    reading.findings.add_all(findings)
    return reading
