"""What an unquoted scalar means in YAML 1.2's core schema, and which ones another reader takes for something else."""

from __future__ import annotations

import math
import re
from typing import Any

from lobbycard.content.yaml import older
from lobbycard.content.yaml.faults.scalar import AMBIGUOUS_SCALAR, UNPORTABLE_NUMBER
from lobbycard.core.problems import Fault

# Every reader takes these words and numbers alike.
WORDS: dict[str, Any] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)|0x[0-9a-fA-F]+")
FLOAT = re.compile(r"[-+]?[0-9]+\.[0-9]*(?:[eE][-+][0-9]+)?|\.[0-9]+(?:[eE][-+][0-9]+)?")
NO_NUMBER = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")

# YAML 1.2's core schema alone reads these as numbers.
CORE_OCTAL = re.compile(r"0o[0-7]+")
CORE_INTEGER = re.compile(r"[-+]?[0-9]+")
CORE_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")

NUMBER_STARTS = frozenset("+-.0123456789")
LARGEST = 2**53 - 1  # a number in JavaScript, and so in many tools, is exact up to here
LONGEST = 20  # characters; a longer integer is too large in any base, and Python refuses the very long ones


class DoubtfulError(ValueError):
    """A plain scalar that readers differ about; `value` is what YAML 1.2 makes of it."""

    def __init__(self, fault: Fault, message: str, hint: str, value: Any) -> None:
        super().__init__(message)
        self.fault, self.message, self.hint, self.value = fault, message, hint, value


def plain_value(text: str) -> Any:
    """The value of an unquoted scalar; DoubtfulError when it isn't the same for every reader."""
    if text in WORDS:
        return WORDS[text]
    if text[0] not in NUMBER_STARTS:
        return text if text not in older.WORDS else _ambiguous(text, text)
    if INTEGER.fullmatch(text):
        return _integer(text)
    if FLOAT.fullmatch(text):
        return _float(text)
    if NO_NUMBER.fullmatch(text):
        return _unportable(text)
    value = _core_number(text)
    return text if value is text and older.reading(text) is None else _ambiguous(text, value)


def _integer(text: str) -> int:
    number = int(text, 0) if len(text) <= LONGEST else LARGEST + 1
    return number if abs(number) <= LARGEST else _unportable(text)


def _float(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else _unportable(text)


def _core_number(text: str) -> Any:
    if CORE_OCTAL.fullmatch(text):
        return int(text, 8) if len(text) <= LONGEST else math.inf
    if CORE_INTEGER.fullmatch(text) and len(text) <= LONGEST:
        return int(text)
    return float(text) if CORE_FLOAT.fullmatch(text) else text


def _ambiguous(text: str, value: Any) -> Any:
    now = "text" if value is text else f"{value}" if len(text) <= LONGEST else "a number"
    before = older.reading(text) or "text"
    apart = f"{now} in YAML 1.2 but {before} in YAML 1.1"
    message = f"unquoted {_shown(text)} is {apart if before != now else f'{now} to some readers and text to others'}"
    hint = f'write it in quotes: "{_shown(text)}"' + (f", or as the number {value}" if value is not text else "")
    raise DoubtfulError(AMBIGUOUS_SCALAR, message, hint, value)


def _unportable(text: str) -> Any:
    message = f"{_shown(text)} is a number that many tools can't hold"
    raise DoubtfulError(UNPORTABLE_NUMBER, message, f'write it in quotes if it is text: "{_shown(text)}"', text)


def _shown(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}..."


class PlainValues(dict[str, Any]):
    """Plain scalars already looked at, since a file says the same words again and again."""

    def __missing__(self, text: str) -> Any:
        plain = text[0] not in NUMBER_STARTS and text not in older.WORDS
        value = self[text] = text if plain else plain_value(text)
        return value
