"""A whole file read with care, over the lines that are broken as far as they can be mended."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from yaml.error import MarkedYAMLError

from lobbycard.content.position import Position, Steps
from lobbycard.content.source import SourceFile
from lobbycard.content.yaml.careful import CarefulBuilder, TooDeepError
from lobbycard.content.yaml.finding import Findings
from lobbycard.content.yaml.limit import MOST_REPAIRS
from lobbycard.content.yaml.stream import Events
from lobbycard.content.yaml.syntax import diagnosis
from lobbycard.content.yaml.syntax.trouble import Trouble


@dataclass
class Reading:
    """What a careful reading gives: data, or None; positions; and findings."""

    findings: Findings
    data: Any = None
    positions: dict[Steps, Position] = field(default_factory=dict)


def careful_reading(file: SourceFile, text: str, events: Events) -> Reading:
    """Read a file that may be broken: a broken line is told, mended if it can be, and then read as it was meant."""
    broken = Findings(file)
    for _ in range(MOST_REPAIRS):
        reading = Reading(Findings(file))
        builder = CarefulBuilder(text, events(text), reading.findings)
        reading.positions = builder.positions
        try:
            reading.data = builder.document()
        except TooDeepError:
            break
        except MarkedYAMLError as error:
            found = diagnosis(Trouble(error, text, builder.brackets))
            broken.add(found.fault, found.line, found.column, found.message, found.hint)
            if found.mended is None:
                break
            text = found.mended
        else:
            break
    reading.findings.add_all(broken)
    return reading
