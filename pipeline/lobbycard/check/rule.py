"""A lint rule: the fault that it finds, what it looks at, and how."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sized
from dataclasses import dataclass

from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Fault, Problem, Severity


@dataclass(frozen=True, slots=True)
class Rule:
    """One check of one game's content.

    `seen` gives what the rule looks at, so that a rule that saw nothing can be told from one that found nothing.
    A rule that judges by what is not there names the folders that it is missed from, `absent_from`: while a file there
    can't be read, it waits.
    """

    fault: Fault
    check: Callable[[Content, Library], Iterator[Problem]]
    seen: Callable[[Content], Sized]
    absent_from: tuple[str, ...] = ()


def fault(module: str, page: str | None, severity: Severity = Severity.ERROR, fixable: bool = False) -> Fault:
    """The fault of a rule's module: `c201_duplicate_id` finds C201 duplicate-id, and its docstring is the page."""
    code, _, name = module.rpartition(".")[2].partition("_")
    return Fault(code.upper(), name.replace("_", "-"), severity, page or "", fixable)
