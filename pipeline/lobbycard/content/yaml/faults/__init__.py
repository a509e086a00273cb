"""Every kind of fault that a YAML file can have, with the page that explains it."""

from __future__ import annotations

from lobbycard.content.yaml.faults import encoding, file, scalar, structure, syntax, text
from lobbycard.core.problems import Fault

FAULTS = tuple(
    fault
    for module in (file, encoding, text, structure, scalar, syntax)
    for fault in vars(module).values()
    if isinstance(fault, Fault)
)
