"""Faults are asked for by code, by name or by what codes begin with."""

from __future__ import annotations

import pytest

from lobbycard.check.catalogue import faults
from lobbycard.check.selection import Selection

SOME = ("C101", "C201", "C203", "D103", "E301")


@pytest.mark.parametrize(
    ("select", "ignore", "taken"),
    [
        ((), (), SOME),
        (("C2",), (), ("C201", "C203")),
        (("c201", "E"), (), ("C201", "E301")),
        (("illegal-deck",), (), ("D103",)),
        ((), ("C", "illegal-deck"), ("E301",)),
        (("C2",), ("C203",), ("C201",)),
        (("C201",), ("C201",), ()),
    ],
)
def test_what_is_selected_and_not_ignored_is_taken(
    select: tuple[str, ...], ignore: tuple[str, ...], taken: tuple[str, ...]
) -> None:
    selection = Selection(select, ignore)
    assert tuple(code for code in SOME if selection.takes(faults()[code])) == taken


def test_a_term_that_means_nothing_is_told() -> None:
    selection = Selection(("C2", "C299", "same-name"), ("same-nmae",))
    assert list(selection.unknown(faults().values())) == ["C299", "same-nmae"]
