"""What an unquoted scalar means in YAML 1.2's core schema, and which ones another reader would take for something else."""

from __future__ import annotations

import re
from typing import Any

from lobbycard.content.yaml.faults.scalar import AMBIGUOUS_SCALAR, UNPORTABLE_NUMBER
from lobbycard.core.problems import Fault

# Both versions of YAML read these alike.
WORDS: dict[str, Any] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)|0x[0-9a-fA-F]+")
FLOAT = re.compile(r"[-+]?[0-9]+\.[0-9]*(?:[eE][-+][0-9]+)?|\.[0-9]+(?:[eE][-+][0-9]+)?")
NO_NUMBER = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")

# YAML 1.1 alone reads these as something other than text.
OLD_WORDS: dict[str, str] = {
    **dict.fromkeys(("y", "Y", "yes", "Yes", "YES", "on", "On", "ON"), "true"),
    **dict.fromkeys(("n", "N", "no", "No", "NO", "off", "Off", "OFF"), "false"),
    **dict.fromkeys(("<<", "="), "a special key"),
}
OLD_FORMS = {
    "the number 8": re.compile(r"[-+]?0[0-7_]+"),
    "a binary number": re.compile(r"[-+]?0b[0-1_]+"),
    "a hexadecimal number": re.compile(r"[-+]?0x[0-9a-fA-F_]+"),
    "a number": re.compile(r"[-+]?[0-9][0-9_]*|[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?"),
}
