"""A whole file read with care, over the lines that are broken as far as they can be mended."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from yaml.error import MarkedYAMLError

from lobbycard.content.position import Position, Steps
from lobbycard.content.yaml.careful import CarefulBuilder, TooDeepError
from lobbycard.content.yaml.finding import Findings
from lobbycard.content.yaml.limit import MOST_REPAIRS, MOST_REREAD
from lobbycard.content.yaml.stream import Events
from lobbycard.content.yaml.syntax import diagnosis
from lobbycard.content.yaml.syntax.item import without_item
from lobbycard.content.yaml.syntax.trouble import Diagnosis, Trouble
from lobbycard.content.yaml.written import Written


@dataclass
class Reading:
    """What a careful reading gives: data, or None; positions; and findings."""

    findings: Findings
    data: Any = None
    positions: dict[Steps, Position] = field(default_factory=dict)
    stopped: Trouble | None = None


def careful_reading(file: Written, text: str, events: Events) -> Reading:
    """Read a file that may be broken: a broken line is told, mended or left out, and the rest is read."""
    broken, told = Findings(file), set[int]()
    for _ in range(max(1, min(MOST_REPAIRS, MOST_REREAD // (len(text) + 1)))):
        reading = _reading(file, text, events)
        if reading.stopped is None:
            break
        found = diagnosis(reading.stopped)
        rest = _rest(found, text, told)
        if found.line not in told:
            hint = found.hint if rest == found.mended else f"{found.hint}; the rest of this part was not checked"
            broken.add(found.fault, found.line, found.column, found.message, hint)
            told.add(found.line)
        if rest is None or rest == text:
            break
        text = rest
    reading.findings.add_all(broken)
    return reading


def _reading(file: Written, text: str, events: Events) -> Reading:
    reading = Reading(Findings(file))
    builder = CarefulBuilder(text, events(text), reading.findings)
    reading.positions = builder.positions
    try:
        reading.data = builder.document()
    except MarkedYAMLError as error:
        reading.stopped = Trouble(error, text, builder.brackets)
    except TooDeepError:
        pass  # it is told, and there is no sense in reading on
    return reading


def _rest(found: Diagnosis, text: str, told: set[int]) -> str | None:
    """The text to read on with: a line that wasn't mended well the first time isn't mended again."""
    if found.mended is not None and found.line not in told:
        return found.mended
    return without_item(text, found.line)
