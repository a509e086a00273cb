"""A match: rules, set-up and seed driven by choices, with a journal that save, replay, undo and fork come from."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Generic, TypeVar

from pydantic import ValidationError

from lobbycard.core.errors import ProjectError
from lobbycard.engine import view
from lobbycard.engine.chance import Chance, Draw, Script
from lobbycard.engine.decision import Decision, Player
from lobbycard.engine.digest import digest
from lobbycard.engine.errors import DriftError, IllegalMoveError
from lobbycard.engine.mark import Mark
from lobbycard.engine.record import Record, plain_draws, read_record
from lobbycard.engine.rules import Result, Rules, SetUp
from lobbycard.engine.run import Run
from lobbycard.engine.table import Table

T = TypeVar("T", bound=Table)


class Match(Generic[T]):
    """One match of a game.

    `decision` is what is asked now; `choose` answers it by an option's key. A `script` supplies all chance, `draws`
    are those of an earlier match (see `Chance`).
    """

    def __init__(
        self,
        rules: Rules[T, Any],
        players: Sequence[Player],
        set_up: SetUp | None = None,
        seed: int = 0,
        *,
        script: Script | None = None,
        draws: Sequence[Draw] = (),
    ) -> None:
        self.rules = rules
        self.players = _seated(players, rules.seats)
        self.set_up = rules.setting() if set_up is None else set_up
        self.seed = seed
        self.script = script
        self.choices: list[str] = []
        # Whether it was loaded from a record of other cards or rules, which so far played alike.
        self.changed = False
        # How many draws there were before each choice, and the choices before which hidden cards were dealt anew.
        self._drawn: list[int] = []
        self._imagined: dict[int, tuple[Player | None, int]] = {}
        self._marking = False
        self._mark: tuple[int, int, Mark[T]] | None = None
        self._run = self._replayed(0, draws)
        self._run.on_beat = self._note_beat

    # ---- what a match tells ------------------------------------------------------------------------------------------

    @property
    def table(self) -> T:
        """The table itself: for rules and tests; players are given views."""
        return self._run.table

    @property
    def decision(self) -> Decision | None:
        """What is asked now, None when the match is over."""
        return self._run.decision

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._run.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended, None while it goes on."""
        return self._run.result

    @property
    def digest(self) -> str:
        """A short hash of the table as it is now."""
        return digest(self.table)

    def view(self, player: Player | None) -> dict[str, Any]:
        """All that a player (None is a spectator) may know now; what is asked, if it is they who are asked."""
        shown = view.view(self.table, player)
        decision = self.decision
        if decision is not None and decision.player == player:
            shown["decision"] = {"kind": decision.kind, "options": decision.keys}
        return shown

    def log(self, player: Player | None) -> list[dict[str, Any]]:
        """What has happened, as a player (None is a spectator) may know it."""
        return [line.told(player) for line in self.table.log]

    # ---- play --------------------------------------------------------------------------------------------------------

    def choose(self, key: str, player: Player | None = None) -> None:
        """Answer the decision; IllegalMoveError, and nothing changed, where that isn't offered (to that player)."""
        decision = self._run.decision
        if decision is None:
            raise IllegalMoveError("", "the match is over")
        option = decision.option(key) if player is None or player == decision.player else None
        if option is None:
            raise IllegalMoveError(*self.rules.refusal(self.table, decision, player or decision.player, key))
        if len(decision.options) > 1:
            self.choices.append(key)
            self._drawn.append(len(self.table.chance.journal))
        self._run.choose(option)

    @property
    def ask_all(self) -> bool:
        """Whether decisions with one option are asked too, from the next on; they are never part of the record."""
        return self._run.ask_all

    @ask_all.setter
    def ask_all(self, ask_all: bool) -> None:
        self._run.ask_all = ask_all

    def undo(self, count: int = 1) -> None:
        """Take back the last choices; chance comes out as before if the same is chosen again."""
        if not 0 <= count <= len(self.choices):
            raise IllegalMoveError("", f"{count} choices can't be taken back, {len(self.choices)} were made")
        self._rewind(len(self.choices) - count)

    def replay(self) -> Iterator[tuple[Match[T], str]]:
        """The match anew from its beginning: before each choice, the match as it stood and the key that was chosen."""
        again = self.fork()
        again._rewind(0)
        for key in self.choices:
            yield again, key
            again.choose(key)
        yield again, ""

    # ---- other worlds ------------------------------------------------------------------------------------------------

    def fork(self) -> Match[T]:
        """A match that stands where this one does and goes its own way.

        It starts from a mark of the last beat; marks are taken from the first fork on.
        """
        self._marking = True
        other: Match[T] = object.__new__(type(self))
        vars(other).update(vars(self))
        other.choices, other._drawn, other._imagined = list(self.choices), list(self._drawn), dict(self._imagined)
        other._run = self._forked()
        other._run.ask_all = self.ask_all
        other._run.on_beat = other._note_beat
        return other

    def imagined(self, player: Player | None, seed: int) -> Match[T]:
        """A fork that looks the same to a player: what they can't see is dealt anew, and so is all chance to come."""
        other = self.fork()
        other._imagined[len(other.choices)] = (player, seed)
        view.redeal(other.table, player, seed)
        return other

    def _forked(self) -> Run[T]:
        """The run anew, from the mark of this beat if there is one."""
        if self._mark is None or self._mark[0] != self._run.beats:
            return self._replayed(len(self.choices), self.table.chance.journal)
        beats, first, mark = self._mark
        table = mark.copy()
        run = Run(self.rules, table, self.rules.beat(table))
        run.beats = beats
        return self._advanced(run, first, len(self.choices))

    def _replayed(self, count: int, draws: Sequence[Draw], on_beat: Callable[[Run[T]], None] | None = None) -> Run[T]:
        """A run from the very beginning through the first choices, with the draws of a journal."""
        table = self.rules.table(self.players, Chance(self.seed, self.script, draws))
        run = Run(self.rules, table, self.rules.set_up(table, self.set_up), on_beat)
        return self._advanced(run, 0, count)

    def _advanced(self, run: Run[T], first: int, last: int) -> Run[T]:
        """A run that was just begun, taken through some of the choices."""
        run.advance()
        for at in range(first, last + 1):
            if at in self._imagined:
                view.redeal(run.table, *self._imagined[at])
            if at < last:
                run.choose_key(self.choices[at])
        return run

    def _rewind(self, count: int) -> None:
        """Go back to where so many choices had been made."""
        if count == len(self.choices):
            return
        ask_all = self.ask_all
        self._run = self._replayed(count, self.table.chance.journal[: self._drawn[count]])
        self._run.ask_all = ask_all
        self._run.on_beat = self._note_beat
        self._mark = None
        del self.choices[count:], self._drawn[count:]
        self._imagined = {at: how for at, how in self._imagined.items() if at <= count}

    def _note_beat(self, run: Run[T]) -> None:
        if self._marking:
            self._mark = (run.beats, len(self.choices), Mark(run.table))

    # ---- records -----------------------------------------------------------------------------------------------------

    def save(self) -> str:
        """The match as JSON that `load` reads."""
        return self.record().text

    def record(self) -> Record:
        """All that it takes to play the match again; an imagined one has no record."""
        if self._imagined:
            raise ProjectError("an imagined match can't be saved")
        return Record(
            record=1,
            game=self.rules.id,
            rules=self.rules.version,
            content=self.rules.digest,
            players=list(self.players),
            set_up=self.set_up.model_dump(mode="json", by_alias=True),
            seed=self.seed,
            choices=list(self.choices),
            chance=plain_draws(self.table.chance.journal),
            digests=self.digests(),
        )

    def digests(self, count: int | None = None) -> list[tuple[int, str]]:
        """The digest of the table after each beat with the choices made by then, found by playing once more."""
        found: list[tuple[int, str]] = []
        count = len(self.choices) if count is None else count
        self._replayed(count, self.table.chance.journal, lambda run: found.append((run.chosen, digest(run.table))))
        return found

    @classmethod
    def load(cls, text: str, rules: Rules[T, Any]) -> Match[T]:
        """The match of a record; DriftError at the decision from which today's rules and cards play it differently."""
        return replayed(read_record(text), rules)


def replayed(record: Record, rules: Rules[T, Any]) -> Match[T]:
    """The match of a record, checked against it."""
    if record.game != rules.id:
        raise ProjectError(f"this is a saved match of {record.game!r}, not of {rules.id!r}")
    try:
        match = Match(rules, record.players, _set_up(record.set_up, rules), record.seed, draws=record.draws)
    except DriftError as error:
        raise DriftError(f"the record differs before the first decision: {error}") from error
    match.changed = (record.rules, record.content) != (rules.version, rules.digest)
    for at, key in enumerate(record.choices):
        try:
            match.choose(key)
        except (DriftError, IllegalMoveError) as error:
            _compare(match.digests(at), record.digests, at)
            raise DriftError(f"the record differs at decision {at + 1}: {error}") from error
    _compare(match.digests(), record.digests, len(record.choices) + 1)
    if len(match.table.chance.journal) < len(record.chance):
        raise DriftError(f"the record differs after decision {len(record.choices)}: it draws on")
    return match


def _compare(ours: Sequence[tuple[int, str]], theirs: Sequence[tuple[int, str]], decision: int) -> None:
    """DriftError at the first beat after which the tables differ."""
    for now, then in zip_longest(ours, theirs):
        if now is None and decision <= then[0]:
            return
        if now != then:
            at = (now or then)[0]
            where = f"at decision {at}" if at else "before the first decision"
            raise DriftError(f"the record differs {where}: the table after it isn't as it was")


def _set_up(data: Mapping[str, Any], rules: Rules[Any, Any]) -> SetUp:
    try:
        set_up: SetUp = rules.setting.model_validate_json(json.dumps(data))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(step) for step in first["loc"])
        raise ProjectError(f"set-up of {rules.id}: {where[:80]}: {first['msg']}") from error
    return set_up


def _seated(players: Sequence[Player], seats: range) -> tuple[Player, ...]:
    if len(players) not in seats:
        raise ProjectError(f"{len(players)} players; expected {seats[0]} to {seats[-1]}")
    if len(set(players)) < len(players):
        raise ProjectError(f"two players have one name: {', '.join(players)}")
    return tuple(players)
