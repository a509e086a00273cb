"""Ctrl-C ends a block even when what runs in it catches everything."""

from __future__ import annotations

import os
import signal
from contextlib import suppress

import pytest

from lobbycard.core.interrupt import interrupt_kept


def interrupted_and_going_on(told: list[str]) -> None:
    with interrupt_kept():
        with suppress(BaseException):
            os.kill(os.getpid(), signal.SIGINT)
        told.append("went on")


def interrupted_and_failing() -> None:
    with interrupt_kept():
        with suppress(BaseException):
            os.kill(os.getpid(), signal.SIGINT)
        raise ValueError("the picture could not be drawn")


def test_an_interrupt_that_was_swallowed_is_raised_at_the_end() -> None:
    told: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupted_and_going_on(told)
    assert told == ["went on"]


def test_an_interrupt_goes_before_what_came_of_it() -> None:
    with pytest.raises(KeyboardInterrupt):
        interrupted_and_failing()


def test_without_an_interrupt_nothing_is_changed() -> None:
    before = signal.getsignal(signal.SIGINT)
    with interrupt_kept():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before
