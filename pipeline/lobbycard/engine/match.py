"""A match: rules, set-up and seed driven by choices, with a history that save, replay, undo and fork come from."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from lobbycard.core.errors import ProjectError
from lobbycard.core.ids import SLUG_PATTERN, slug
from lobbycard.engine import view
from lobbycard.engine.chance import Draw, Script
from lobbycard.engine.decision import PASS, Decision, Player
from lobbycard.engine.digest import digest
from lobbycard.engine.errors import IllegalMoveError
from lobbycard.engine.history import Choice, History, Imagining
from lobbycard.engine.mark import Mark
from lobbycard.engine.rules import Result, Rules, SetUp
from lobbycard.engine.run import Run
from lobbycard.engine.table import Table

T = TypeVar("T", bound=Table)

LONGEST_NAME = 80


class Match(Generic[T]):
    """One match of a game.

    `decision` is what is asked now; `choose` answers it by an option's key. A `script` supplies all chance, `draws`
    are those of an earlier match (see `Chance`). One that `asks_all` asks those with one option too.
    """

    asks_all: ClassVar[bool] = False

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
        set_up = rules.setting() if set_up is None else set_up
        self.history = History(rules, _seated(players, rules.seats), set_up, seed, script)
        # Whether it was loaded from a record of other cards or rules, which so far played alike.
        self.changed = False
        self._marked: _Marked[T] | None = None
        self._marking = False
        self._run = self.history.begun(draws, self._note_beat)
        self._run.ask_all = self.asks_all
        self._run.advance()

    # ---- what a match tells ------------------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules[T, Any]:
        """The game's rules."""
        return self.history.rules

    @property
    def players(self) -> tuple[Player, ...]:
        """The players in seat order."""
        return self.history.players

    @property
    def choices(self) -> list[str]:
        """The keys that were chosen, in order."""
        return [choice.key for choice in self.history.choices]

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

    @property
    def ask_all(self) -> bool:
        """Whether decisions with one option are asked too, from the next on; they are never part of the record."""
        return self._run.ask_all

    @ask_all.setter
    def ask_all(self, ask_all: bool) -> None:
        self._run.ask_all = ask_all

    def choose(self, key: str, player: Player | None = None) -> None:
        """Answer the decision; IllegalMoveError, and nothing changed, where that isn't offered (to that player)."""
        run = self._run
        decision = run.decision
        if decision is None:
            raise IllegalMoveError("", "the match is over")
        option = decision.option(key) if player is None or player == decision.player else None
        if option is None:
            raise IllegalMoveError(*self.rules.refusal(run.table, decision, player or decision.player, key))
        if len(decision.options) > 1:
            table = run.table
            self.history.choices.append(Choice(key, decision.player, len(table.chance.journal), len(table.log)))
        run.choose(option)

    def undo(self, count: int = 1) -> None:
        """Take back the last choices; chance comes out as before if the same is chosen again."""
        made = self.history.choices
        if not 0 <= count <= len(made):
            raise IllegalMoveError("", f"{count} choices can't be taken back, {len(made)} were made")
        if count:
            left = len(made) - count
            self._restart(self.history.played(left, self.table.chance.journal[: made[left].draws]))
            self._marked = None
            self.history.cut(left)

    def undoable(self, player: Player, others: Collection[Player] = ()) -> int:
        """How many choices go when a player takes the latest of theirs back in earnest play; 0 where they may not.

        They may unless something was drawn by chance or uncovered to them since, or somebody has done more since than
        pass; those of `others` don't mind.
        """
        table = self.table
        for count, choice in enumerate(reversed(self.history.choices), start=1):
            if choice.player == player:
                learnt = any(view.uncovers(table, line, player) for line in table.log[choice.events :])
                return 0 if learnt or choice.draws < len(table.chance.journal) else count
            if choice.key != PASS and choice.player not in others:
                return 0
        return 0

    def replay(self) -> Iterator[tuple[Match[T], str]]:
        """The match anew from its beginning: before each choice, the match as it stood and the key that was chosen."""
        again = self.fork()
        again.undo(len(self.choices))
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
        other.history = self.history.copy()
        other._restart(self._run_again())
        return other

    def imagined(self, player: Player | None, seed: int) -> Match[T]:
        """A fork that looks the same to a player: what they can't see is dealt anew, and so is all chance to come."""
        other = self.fork()
        other.history.reanswer(other._run, player, seed)
        other.history.imagined[len(other.history.choices)] = Imagining(player, seed)
        view.redeal(other.table, player, seed)
        return other

    def _run_again(self) -> Run[T]:
        """A run that stands where this match does, from the mark of this beat if there is one."""
        marked, history = self._marked, self.history
        if marked is None or marked.beats != self._run.beats:
            return history.played(len(history.choices), self.table.chance.journal)
        table = marked.mark.copy()
        run = Run(self.rules, table, self.rules.beat(table))
        run.beats = marked.beats
        return history.continued(run, marked.choices, len(history.choices))

    def _restart(self, run: Run[T]) -> None:
        run.ask_all = self.ask_all
        run.on_beat = self._note_beat
        self._run = run

    def _note_beat(self, run: Run[T]) -> None:
        if self._marking:
            self._marked = _Marked(run.beats, len(self.history.choices), Mark(run.table))

    # ---- records -----------------------------------------------------------------------------------------------------

    def save(self) -> str:
        """The match as JSON that `load` reads; an imagined match can't be saved."""
        from lobbycard.engine.replay import record_of

        return record_of(self).text

    def digests(self, count: int | None = None) -> list[tuple[int, str]]:
        """The digest of the table after each beat with the choices made by then, found by playing once more."""
        if self.history.imagined:
            raise ProjectError("an imagined match has no record")
        found: list[tuple[int, str]] = []
        count = len(self.history.choices) if count is None else count
        journal = self.table.chance.journal
        self.history.played(count, journal, lambda run: found.append((run.chosen, digest(run.table))))
        return found

    @classmethod
    def load(cls, text: str, rules: Rules[T, Any]) -> Match[T]:
        """The match of a record; DriftError at the decision from which today's rules and cards play it differently."""
        from lobbycard.engine.record import read_record
        from lobbycard.engine.replay import replayed

        return replayed(read_record(text), rules)


class _Marked(NamedTuple, Generic[T]):
    """A mark with the beats and choices before it."""

    beats: int
    choices: int
    mark: Mark[T]


def _seated(players: Sequence[Player], seats: range) -> tuple[Player, ...]:
    if len(players) not in seats:
        raise ProjectError(f"{len(players)} players; expected {seats[0]} to {seats[-1]}")
    if len(set(players)) < len(players):
        raise ProjectError(f"two players have one name: {', '.join(players)}")
    for player in players:
        if len(player) > LONGEST_NAME or not re.fullmatch(SLUG_PATTERN, player):
            raise ProjectError(
                f"{player[:LONGEST_NAME]!r} is no player's name; expected one like {slug(player)[:80] or 'ann'!r}"
            )
    return tuple(players)
