"""Which kinds of fault are asked for: by code, by name, or by the beginning of codes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lobbycard.core.problems import Fault


@dataclass(frozen=True, slots=True)
class Selection:
    """The faults that are wanted: all, or those selected, and never those ignored."""

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()

    def takes(self, fault: Fault) -> bool:
        """Whether a fault is asked for."""
        wanted = not self.select or any(means(term, fault) for term in self.select)
        return wanted and not any(means(term, fault) for term in self.ignore)

    def unknown(self, faults: Iterable[Fault]) -> Iterator[str]:
        """The terms that mean none of the faults there are."""
        known = list(faults)
        for term in (*self.select, *self.ignore):
            if not any(means(term, fault) for fault in known):
                yield term


def means(term: str, fault: Fault) -> bool:
    """Whether a term means a fault: its name, its code, or what its code begins with ('C', 'C2')."""
    return term == fault.name or fault.code.startswith(term.upper())
