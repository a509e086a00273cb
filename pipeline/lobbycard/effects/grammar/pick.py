"""Picking: from what a target could mean to the things that it means now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.which import Target, UpTo
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow, Option, Player, ask, pick
from lobbycard.engine.event import Event
from lobbycard.engine.piece import Piece
from lobbycard.engine.trigger import announce

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Which


def picked(
    which: "Which", act: Act, kind: str, who: Player | None = None, if_: Callable[[Any], bool] = lambda _: True
) -> Flow[list[Any]]:
    """The things that a target means: those of a word, all that fit, or those that its chooser picks.

    What is picked is what `chosen` and `that-many` mean from then on. Where there is nothing, that is noted. `if_`
    says which of them will do.
    """
    if isinstance(which, str):
        return [thing for thing in stage(act).things(which, act) if if_(thing)]
    found = [thing for thing in available(which, act) if if_(thing)]
    who = who or act.player
    things = found if which.pick == "all" else (yield from _chosen(which, found, act, kind, who))
    if which.pick != "all":
        act.chosen = tuple(things)
    act.many[who] = len(things)
    if not found:
        yield from announce(act.table, Event("in-vain", act.source, act.player))
    return things


def meant(which: "Which", act: Act) -> list[Any]:
    """The things of a word, or everything that a target could mean now."""
    return stage(act).things(which, act) if isinstance(which, str) else available(which, act)


def available(which: Target, act: Act) -> list[Any]:
    """Everything that a target could mean now, as far as a card may touch it."""
    table = stage(act)
    return [thing for thing in which.found(act) if table.may_touch(thing, act)]


def _chosen(which: Target, found: list[Any], act: Act, kind: str, who: Player) -> Flow[list[Any]]:
    if which.in_ is not None and which.in_.startswith("opponents-") and (which.chooser == "chance" or which.pick != 1):
        found = yield from _of_one_player(found, who)
    least, most = bounds(which, len(found))
    if which.chooser == "chance":
        return stage(act).chance.shuffle(found, "dice", lambda thing: thing.id)[:most]
    if which.chooser is not None:
        choosers = yield from stage(act).actors(which.chooser, act)
        who = choosers[0] if choosers else who
    return (yield from pick(who, kind, options(found, act, kind), least, most))


def _of_one_player(things: list[Any], who: Player) -> Flow[list[Any]]:
    """The things of one player, whom `who` names: 'an opponent's hand' is one hand."""
    owners = list(dict.fromkeys(thing.controller for thing in things))
    if len(owners) < 2:
        return things
    owner = yield from ask(who, "opponent", [Option(owner, value=owner) for owner in owners])
    return [thing for thing in things if thing.controller == owner]


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
    """Whether there is what an effect or a cost asks for."""
    if isinstance(which, str):
        return bool(meant(which, act))
    table, sieve = stage(act), which.sieve
    wanted = sieve.needed
    if sieve.compares:
        return len(available(which, act)) >= wanted
    if not wanted:
        return True
    may_touch = table.may_touch
    for thing in sieve.meant(act, table):
        wanted -= may_touch(thing, act)
        if wanted == 0:
            return True
    return False
