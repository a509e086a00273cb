"""A value as YAML on one line, which can stand in a block, in brackets and in braces alike."""

from __future__ import annotations

import json
import re
from typing import Any

from lobbycard.content.yaml.scalar import DoubtfulError, plain_value

# Words that mean the same with quotes and without, wherever they stand.
PLAIN = re.compile(r"[^\W_][\w/.]*(?:[ '/-]+[\w/.!?]+)*")


def flow(value: Any) -> str:
    """A value in one line; text stands in quotes only where it has to."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{flow(key)}: {flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, str) and PLAIN.fullmatch(value) and is_text(value):
        return value
    return json.dumps(value, ensure_ascii=False)


def is_text(text: str) -> bool:
    """Whether an unquoted word is text for every reader."""
    try:
        return plain_value(text) is text
    except DoubtfulError:
        return False
