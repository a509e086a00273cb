"""Ctrl-C kept from libraries that take it for a fault of their own, and an end to work that would have none."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from lobbycard.core.collector import collector_paused


@contextmanager
def interrupt_kept() -> Iterator[None]:
    """Raise KeyboardInterrupt at the end of the block if one came in it, even if it was caught on its way."""
    before = signal.getsignal(signal.SIGINT)
    if not callable(before) or threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []

    def noted(number: int, frame: FrameType | None) -> None:
        came.append(number)
        before(number, frame)

    signal.signal(signal.SIGINT, noted)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if came:
            raise KeyboardInterrupt


RING_AGAIN_SECONDS = 0.5


class OvertimeError(BaseException):
    """Work took longer than it may; no Exception, so that a library's own care for faults doesn't go on with it."""


@contextmanager
def time_limited(seconds: float) -> Iterator[None]:
    """Raise OvertimeError when the block has taken so long, where the system has an alarm to set.

    It rings again until it is heard: what is raised in a library's callback is lost. The collector rests meanwhile,
    since others may have callbacks on it.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def over(number: int, frame: FrameType | None) -> None:
        raise OvertimeError

    before = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, seconds, RING_AGAIN_SECONDS)
    try:
        with collector_paused():
            yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
