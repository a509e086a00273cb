"""A window: the table is asked round and round for answers until everyone passes in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lobbycard.engine.decision import PASSING, Decision, Flow, Option, Player
from lobbycard.engine.errors import EndlessError
from lobbycard.engine.trigger import DEEPEST

if TYPE_CHECKING:
    from lobbycard.engine.table import Table

LONGEST = 500


def window(
    table: Table,
    kind: str,
    *,
    may: Callable[[Player], Sequence[Option]],
    act: Callable[[Player, Any], Flow[None]],
    first: Player | None = None,
    over: Callable[[], bool] | None = None,
) -> Flow[None]:
    """Ask round the table from `first` (the active player) until all pass in a row, or until `over`.

    `may` lists what a player may do now; `pass` is added, and who can do nothing else passes unasked, unless everyone
    is asked. `act` does what was chosen, its value given; it may open a
    window of its own, so that what is answered last happens first. After an act the next player is asked.
    """
    if table.depth >= DEEPEST:
        raise EndlessError(f"window {kind!r}: answers to answers go {DEEPEST} deep")
    table.depth += 1
    done: list[str] = []
    player = first or table.active or table.players[0]
    passes = 0
    while passes < len(table.players) - len(table.out) and not (over is not None and over()):
        options = may(player)
        chosen = PASSING
        if options or table.asks_all:
            chosen = yield Decision(player, kind, [*options, PASSING])
        if chosen is PASSING:
            passes += 1
        else:
            passes = 0
            _count(kind, done, chosen.key)
            yield from act(player, chosen.value)
        player = table.after(player)
    table.depth -= 1


def _count(kind: str, done: list[str], key: str) -> None:
    done.append(key)
    if len(done) > LONGEST:
        repeated = ", ".join(f"{key!r} {times} times" for key, times in Counter(done).most_common(3))
        raise EndlessError(f"window {kind!r} doesn't end after {LONGEST} acts: {repeated}")
