"""What YAML 1.1 made of an unquoted scalar, so that what it read in its own way can be refused and explained."""

from __future__ import annotations

import re

WORDS: dict[str, str] = {
    **dict.fromkeys(("y", "Y", "yes", "Yes", "YES", "on", "On", "ON"), "true"),
    **dict.fromkeys(("n", "N", "no", "No", "NO", "off", "Off", "OFF"), "false"),
    **dict.fromkeys(("<<", "="), "a special key"),
}
INTEGERS = {
    2: re.compile(r"([-+]?)0b([01_]+)"),
    8: re.compile(r"([-+]?)0([0-7_]+)"),
    10: re.compile(r"([-+]?)([1-9][0-9_]*)"),
    16: re.compile(r"([-+]?)0x([0-9a-fA-F_]+)"),
}
FLOAT = re.compile(r"[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?")
BASE_60 = re.compile(r"([-+]?)([1-9][0-9_]*(?::[0-5]?[0-9])+)|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*")
DATE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
TIME = re.compile(
    r"\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?", re.ASCII
)


def reading(text: str) -> str | None:
    """What YAML 1.1 read where it read something other than text: 'false', '8', 'a date'."""
    if text in WORDS:
        return WORDS[text]
    if DATE.fullmatch(text) or TIME.fullmatch(text):
        return "a date"
    for base, pattern in INTEGERS.items():
        if found := pattern.fullmatch(text):
            return _number(found[1], [found[2]], base)
    if found := BASE_60.fullmatch(text):
        return _number(found[1], found[2].split(":"), 10) if found[2] else "a number in base 60"
    return "a number" if FLOAT.fullmatch(text) else None


def _number(sign: str, parts: list[str], base: int) -> str:
    digits = [part.replace("_", "") for part in parts]
    if sum(map(len, digits)) > 40 or not all(digits):
        return "a number"
    total = 0
    for part in digits:
        total = total * 60 + int(part, base)
    return f"{'-' if sign == '-' else ''}{total}"
