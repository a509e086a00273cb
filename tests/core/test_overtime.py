"""Work that would have no end is given up."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from lobbycard.core.interrupt import OvertimeError, time_limited


def test_what_takes_too_long_is_given_up() -> None:
    with pytest.raises(OvertimeError), time_limited(0.05):
        time.sleep(60)


def test_what_is_done_in_time_is_left_alone() -> None:
    with time_limited(0.05):
        pass
    time.sleep(0.1)


def deaf() -> None:
    """Work that takes the first alarm for a fault of its own."""
    with suppress(OvertimeError):
        time.sleep(60)
    time.sleep(60)


def test_an_alarm_that_is_not_heard_rings_again() -> None:
    with pytest.raises(OvertimeError), time_limited(0.05):
        deaf()
