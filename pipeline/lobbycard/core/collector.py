"""The garbage collector, kept from looking through what is no garbage."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_paused(for_good: bool = False) -> Iterator[None]:
    """Loading makes many objects and no rubbish: the collector would only look at them again and again.

    `for_good` is for a process that ends soon after: it won't look at them at the end either.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if for_good:
            gc.freeze()
        if was_enabled:
            gc.enable()
