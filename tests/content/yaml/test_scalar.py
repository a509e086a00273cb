"""A plain scalar has a value only where YAML 1.1 and YAML 1.2 give it the same one."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
import yaml

from lobbycard.content.yaml.faults.scalar import AMBIGUOUS_SCALAR, UNPORTABLE_NUMBER
from lobbycard.content.yaml.scalar import DoubtfulError, plain_value

# The core schema, as chapter 10.3.2 of YAML 1.2.2 has it.
CORE: dict[str, tuple[str, Callable[[str], Any]]] = {
    "null": (r"null|Null|NULL|~|", lambda text: None),
    "bool": (r"true|True|TRUE|false|False|FALSE", lambda text: text.lower() == "true"),
    "int": (r"[-+]?[0-9]+", int),
    "octal": (r"0o[0-7]+", lambda text: int(text, 8)),
    "hexadecimal": (r"0x[0-9a-fA-F]+", lambda text: int(text, 16)),
    "float": (r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", float),
    "infinity": (r"[-+]?(\.inf|\.Inf|\.INF)", lambda text: float(text.replace(".", ""))),
    "no number": (r"\.nan|\.NaN|\.NAN", lambda text: float("nan")),
}
LETTERS = "01789+-._:eExobafyn~=<"
WORDS = [
    *("yes", "Yes", "YES", "yEs", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF", "oFF"),
    *("true", "True", "TRUE", "tRUE", "false", "False", "FALSE", "null", "Null", "NULL", "nULL", "~", "", "<<", "="),
    *("1:30:45", "1:30:61", "190:20:30.15", "12:59.", "1_000_000", "0b1010_0111", "0x0A_7F", "685.230_15e+03"),
    *("2024-01-02", "2024-1-2", "2024-01-02T10:20:30Z", "2024-01-02 10:20:30.5 -5", "2024-13-45", "20240102"),
    *("0o17", "0o18", "0O17", "0X1F", "0B11", "1e999", "1.0e+999", "9007199254740991", "9007199254740992", "-1_0"),
    *("Riot", "Sub-Machine Gun", "3 cards", "63mm", "1.2.3", "+1 DS", "a:b", "- 3", "١٢", "１２", "²", "1\u00a0000"),
]
OLD_READER = yaml.SafeLoader("")


def in_yaml_1_1(text: str) -> tuple[str, Any]:
    """The kind and value that PyYAML, a reader of YAML 1.1, gives a plain scalar."""
    whole: str = OLD_READER.resolve(yaml.ScalarNode, text, (True, False))  # type: ignore[no-untyped-call]
    tag = whole.rpartition(":")[2]
    if tag in ("str", "merge", "value", "timestamp"):
        return tag, text
    try:
        return tag, OLD_READER.construct_object(yaml.ScalarNode(f"tag:yaml.org,2002:{tag}", text))
    except ValueError:
        return tag, "nothing: it takes 0b_ for a number and can't read it"


def in_yaml_1_2(text: str) -> tuple[str, Any]:
    """The kind and value in the core schema."""
    for kind, (pattern, value) in CORE.items():
        if re.fullmatch(pattern, text, re.ASCII):
            return {"octal": "int", "hexadecimal": "int", "infinity": "float"}.get(kind, kind), value(text)
    return "str", text


def expected(text: str) -> Any:
    """The value, or the fault."""
    old, new = in_yaml_1_1(text), in_yaml_1_2(text)
    if new[0] == "no number" or new[1] in (float("inf"), float("-inf")):
        return UNPORTABLE_NUMBER if old[0] == "float" else AMBIGUOUS_SCALAR
    # PyYAML alone among the readers of YAML 1.1 takes y and n for text.
    if old != new or text in ("y", "Y", "n", "N") or re.fullmatch(r"[-+]?0[0-9]+", text, re.ASCII):
        return AMBIGUOUS_SCALAR
    return UNPORTABLE_NUMBER if isinstance(new[1], int) and abs(new[1]) > 2**53 - 1 else new[1]


def actual(text: str) -> Any:
    """The value, or the fault."""
    try:
        return plain_value(text)
    except DoubtfulError as error:
        return error.fault


def test_every_short_scalar_is_read_as_both_versions_read_it() -> None:
    texts = ["".join(letters) for length in range(5) for letters in product(LETTERS, repeat=length)]
    wrong = {}
    for text in texts:
        value, wanted = actual(text), expected(text)
        if type(value) is not type(wanted) or value != wanted:
            wrong[text] = (value, wanted)
    assert wrong == {}
    assert len(texts) == 1 + 22 + 22**2 + 22**3 + 22**4


@pytest.mark.parametrize("text", WORDS)
def test_a_word_is_read_as_both_versions_read_it(text: str) -> None:
    assert (type(actual(text)), actual(text)) == (type(expected(text)), expected(text))


def test_the_words_hold_every_kind() -> None:
    outcomes = [actual(word) for word in WORDS]
    faults = [outcome for outcome in outcomes if outcome in (AMBIGUOUS_SCALAR, UNPORTABLE_NUMBER)]
    assert (len(WORDS), len(faults)) == (65, 30)


@pytest.mark.parametrize("digits", [20, 5_000, 100_000])
def test_endless_numbers_are_refused_at_once(digits: int) -> None:
    texts = ["9" * digits, "-" + "9" * digits, "0" * digits + "8", "0x" + "f" * digits, "1:" + ":".join("9" * digits)]
    texts += ["1." + "9" * digits + "e+" + "9" * digits, "0o" + "7" * digits, "0b" + "1" * digits, "1_" * digits]
    outcomes = [actual(text) for text in texts]
    assert [outcome for outcome in outcomes if outcome not in (AMBIGUOUS_SCALAR, UNPORTABLE_NUMBER)] == []
    assert len(outcomes) == 9
