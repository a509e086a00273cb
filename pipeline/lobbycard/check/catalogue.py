"""Every kind of fault that checking can find: those of reading, of loading and of the lint rules."""

from __future__ import annotations

from collections.abc import Mapping

from lobbycard.check.allow import USELESS_ALLOW
from lobbycard.check.rule import Rule
from lobbycard.content import faults as loading
from lobbycard.content.yaml import faults as reading
from lobbycard.core.problems import Fault
from lobbycard.core.shelf import Shelf, shelf

RULES: Shelf[Rule] = shelf("lobbycard.check.rules", "RULE", Rule)


def faults() -> Mapping[str, Fault]:
    """The kinds of fault by code."""
    found = (*reading.FAULTS, *loading.FAULTS, USELESS_ALLOW, *(rule.fault for rule in RULES.values()))
    return {fault.code: fault for fault in sorted(found, key=lambda fault: fault.code)}
