"""Taking one step of a scenario: a move, or something that is expected, offered or refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

from lobbycard.core.errors import LobbycardError
from lobbycard.core.ids import nearest
from lobbycard.core.problems import Fault
from lobbycard.engine.decision import PASS, Player
from lobbycard.engine.errors import IllegalMoveError
from lobbycard.engine.match import Match
from lobbycard.engine.scenario import faults
from lobbycard.engine.scenario.path import NoSuchPathError, found_at, is_as_expected, plain

Path = tuple[str | int, ...]
MOST_LISTED = 8


class Found(NamedTuple):
    """Something that isn't as a step says, with its path in the step."""

    fault: Fault
    path: Path
    message: str
    hint: str = ""


class StuckError(LobbycardError):
    """A step that can't be taken, so that the scenario ends there."""

    def __init__(self, found: Found) -> None:
        super().__init__(found.message)
        self.found = found


def taken(match: Match[Any], step: Mapping[str, Any]) -> Iterator[Found]:
    """Take a step; what isn't as expected is told, StuckError where it can't go on."""
    for word, said in step.items():
        match word:
            case "expect":
                yield from _compared(told(match, None), said, (word,))
            case "expect_for":
                each = (_compared(told(match, player), paths, (word, player)) for player, paths in said.items())
                yield from chain.from_iterable(each)
            case "offers":
                for player, keys in said.items():
                    _ask(match, player, _listed(keys), (word, player))
            case "refuses":
                yield from _refused(match, said)
            case _:
                _move(match, word, said)


def _move(match: Match[Any], player: Player, said: str | list[str]) -> None:
    """Let a player make a move, or several."""
    for at, key in enumerate(_listed(said)):
        _ask(match, player, [key], (player,) if isinstance(said, str) else (player, at))
        match.choose(key, player)
        settle(match)


def settle(match: Match[Any]) -> None:
    """Pass for all who can do nothing else, so that what is expected is expected of what comes of it."""
    while match.decision is not None and match.decision.keys == [PASS]:
        match.choose(PASS)


def told(match: Match[Any], player: Player | None) -> dict[str, Any]:
    """The view of a player (None is everybody) with the log as they know it and, once it is over, the result."""
    view = match.view(player) | {"log": match.log(player)}
    result = match.result
    if result is not None:
        view["result"] = {
            "scores": dict(result.scores),
            "winners": list(result.winners),
            "reason": result.reason,
        }
    return view


def _compared(view: Mapping[str, Any], expected: Mapping[str, Any], where: Path) -> Iterator[Found]:
    for path, value in expected.items():
        try:
            got = found_at(view, path)
        except NoSuchPathError as error:
            yield Found(faults.NO_SUCH_PATH, (*where, path), f"{path}: {error}", error.hint)
            continue
        if not is_as_expected(got, value):
            yield Found(faults.UNEXPECTED, (*where, path), f"{path}: expected {value!r}, got {plain(got)!r}")


def _ask(match: Match[Any], player: Player, keys: list[str], where: Path) -> None:
    """Let all who are asked pass, until a player is offered some options; StuckError when they never are."""
    offered: list[str] = []
    reason = ""
    while (decision := match.decision) is not None:
        if decision.player == player:
            if all(key in decision.keys for key in keys):
                return
            offered += [key for key in decision.keys if key not in offered]
            missing = next(key for key in keys if key not in decision.keys)
            refusal = match.rules.refusal(match.table, decision, player, missing)
            reason = reason or (f": {refusal.reason} ({refusal.rule})" if refusal.rule else "")
        if PASS not in decision.keys:
            break
        match.choose(PASS)
        settle(match)
    raise StuckError(_not_offered(match, player, keys, where, offered, reason))


def _not_offered(
    match: Match[Any], player: Player, keys: list[str], where: Path, offered: list[str], reason: str
) -> Found:
    """Why a player can't do what a step says: who is asked instead, or what they are offered."""
    decision = match.decision
    if not offered:
        asked = f"{decision.player} is ({decision.kind})" if decision is not None else "the match is over"
        return Found(faults.NOT_OFFERED, where, f"{player} isn't asked for {keys[0]!r}: {asked}", _told(decision))
    missing = next(key for key in keys if key not in offered) if set(keys) - set(offered) else keys[0]
    meant = nearest(missing, offered)
    hint = f"did you mean {meant!r}?" if meant else f"offered: {_few(offered)}"
    return Found(faults.NOT_OFFERED, where, f"{missing!r} isn't offered to {player}{reason}", hint)


def _refused(match: Match[Any], said: Mapping[str, str]) -> Iterator[Found]:
    """Try a move that is to be refused by a rule."""
    rule = said.get("rule", "")
    for player, key in said.items():
        if player == "rule":
            continue
        try:
            match.choose(key, player)
        except IllegalMoveError as error:
            if rule and error.rule != rule:
                got = f"by {error.rule}" if error.rule else "by no rule"
                yield Found(
                    faults.NOT_REFUSED, ("refuses", "rule"), f"{key!r} is refused {got}, not by {rule}", error.message
                )
        else:
            raise StuckError(Found(faults.NOT_REFUSED, ("refuses", player), f"{key!r} is allowed to {player}"))


def _listed(keys: str | list[str]) -> list[str]:
    return [keys] if isinstance(keys, str) else keys


def _told(decision: Any) -> str:
    return f"{decision.player} may: {_few(decision.keys)}" if decision is not None else ""


def _few(keys: list[str]) -> str:
    rest = f", and {len(keys) - MOST_LISTED} more" if len(keys) > MOST_LISTED else ""
    return ", ".join(keys[:MOST_LISTED]) + rest
