"""What was expected instead of a value, and the value itself, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from lobbycard.content.decks.card_field import FIELD_PATTERN

TYPES = {
    "string_type": "text",
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "bool_type": "true or false",
    "list_type": "a list",
    "tuple_type": "a list",
    "dict_type": "a map of keys and values",
    "model_type": "a map of keys and values",
    "model_attributes_type": "a map of keys and values",
}
# What is wrong with a number, list or text that is out of range, and what would be within it.
RANGES = {
    "greater_than_equal": ("{value} is too low", "at least {ge}"),
    "less_than_equal": ("{value} is too high", "at most {le}"),
    "too_short": ("{sized} is too short", "at least {min_length}"),
    "too_long": ("{sized} is too long", "at most {max_length}"),
    "string_too_short": ("the text {value} is too short", "at least {min_length} letter"),
    "string_too_long": ("the text {value} is too long", "at most {max_length} letters"),
}
FORMS = {
    r"^[a-z0-9]+(-[a-z0-9]+)*$": "small letters, figures and hyphens, such as 'street-hustler'",
    r"^\d+\.\d+\.\d+$": "a version such as '0.1.0'",
    r"^\d{4}-\d{2}-\d{2}$": "a date such as '2026-01-31' in quotes",
    r"^\d+(\.\d+)?(mm|in|pt)$": "a length with its unit, such as '3mm'",
    r"^[A-Z]{3}-[A-Z]{3}-[0-9]{2}$": "a rule's id, such as 'BBB-ATK-02'",
    FIELD_PATTERN: "the key of a card's field, such as 'ds' or 'title_words.word'",
    r"^[A-Z0-9]{2,5}$": "two to five capitals or figures, such as 'CORE'",
}
LONGEST = 60
MOST_LISTED = 16


def quoted(value: Any) -> str:
    """A value as YAML would have it, in short."""
    if value is None:
        return "an empty value"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return f"a map with {joined([repr(key) for key in value])}" if value else "an empty map"
    text = repr(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def type_wanted(kind: str, value: Any, message: str, pattern: str = "") -> str:
    """What type was expected, and how the value that is there could be written as one."""
    wanted = TYPES.get(kind, message)
    if wanted == "text" and pattern in FORMS and not re.fullmatch(pattern, str(value)):
        return form_wanted(pattern)
    if wanted == "text" and isinstance(value, int | float):
        return f'expected text; write it in quotes: "{quoted(value)}"'
    if wanted == "a whole number" and isinstance(value, str) and re.fullmatch(r"-?\d+", value.strip()):
        return f"expected a whole number; write it without quotes: {value.strip()}"
    if wanted == "a list" and isinstance(value, str) and 0 < len(value) <= LONGEST:
        parts = re.split(r"[.,;|/]+ *", value.strip("[](){} "))
        return f"expected a list: [{', '.join(part for part in parts if part)}]"
    return f"expected {wanted}"


def range_told(kind: str, value: Any, context: Mapping[str, Any]) -> tuple[str, str]:
    """What is wrong with a value that is out of range, and what would be right."""
    told, wanted = RANGES[kind]
    return told.format(value=quoted(value), sized=sized(value), **context), f"expected {wanted.format(**context)}"


def sized(value: Any) -> str:
    """A list or map with how much is in it."""
    kind = "map" if isinstance(value, dict) else "list"
    return f"a {kind} of {len(value)}" if isinstance(value, list | dict) and value else f"an empty {kind}"


def form_wanted(pattern: str) -> str:
    """What a text of a fixed form looks like."""
    return f"expected {FORMS.get(pattern, 'another form')}"


def joined(words: Sequence[str], last: str = "and") -> str:
    """'a', 'a and b', 'a, b and c'; of very many the first."""
    shown = list(words[:MOST_LISTED])
    if len(words) > MOST_LISTED:
        shown.append(f"{len(words) - MOST_LISTED} more")
    return f"{', '.join(shown[:-1])} {last} {shown[-1]}" if len(shown) > 1 else "".join(shown)


def listed(lead: str, words: Sequence[str], last: str = "and") -> str:
    """The words after a lead, or nothing when there are none."""
    return f"{lead} {joined(words, last)}" if words else ""


def shown(path: Sequence[str | int]) -> str:
    """A path as a reader writes it, with a colon: 'cards[2].abilities[0]: '."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
    return f"{text}: " if text else ""
