"""Picking: from what a target could mean to the things that it means now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.which import Target, UpTo
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow, Option, Player, pick
from lobbycard.engine.piece import Piece

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Which


def picked(which: "Which", act: Act, kind: str, who: Player | None = None) -> Flow[list[Any]]:
    """The things that a target means: those of a word, all that fit, or those that its chooser picks.

    What is picked is what `chosen` and `that-many` mean from then on.
    """
    if isinstance(which, str):
        return stage(act).things(which, act)
    found = which.found(act)
    who = who or act.player
    things = found if which.pick == "all" else (yield from _chosen(which, found, act, kind, who))
    if which.pick != "all":
        act.chosen = tuple(things)
    act.many[who] = len(things)
    return things


def _chosen(which: Target, found: list[Any], act: Act, kind: str, who: Player) -> Flow[list[Any]]:
    least, most = bounds(which, len(found))
    if which.chooser == "chance":
        return stage(act).chance.shuffle(found, "dice", lambda thing: thing.id)[:most]
    if which.chooser is not None:
        choosers = yield from stage(act).actors(which.chooser, act)
        who = choosers[0] if choosers else who
    return (yield from pick(who, kind, options(found, act, kind), least, most))


def bounds(which: Target, available: int) -> tuple[int, int]:
    """The fewest and the most that are picked of what is available."""
    if which.pick == "any-number":
        return 0, available
    if isinstance(which.pick, UpTo):
        return 0, min(which.pick.up_to, available)
    number = available if isinstance(which.pick, str) else min(which.pick, available)
    return number, number


def options(things: Sequence[Any], act: Act, kind: str) -> list[Option]:
    """An option for each thing, pieces by their keys."""
    pieces = [thing for thing in things if isinstance(thing, Piece)]
    keys = act.table.keys(pieces) if len(pieces) == len(things) else [thing.id for thing in things]
    return [Option(f"{kind} {key}", value=thing) for key, thing in zip(keys, things, strict=True)]


def enough(which: "Which", act: Act) -> bool:
    """Whether there is what a cost asks for."""
    if isinstance(which, str):
        return bool(stage(act).things(which, act))
    if which.pick in ("all", "any-number") or isinstance(which.pick, UpTo):
        return True
    return len(which.found(act)) >= which.pick if isinstance(which.pick, int) else True
