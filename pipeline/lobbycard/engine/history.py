"""The history of a match: what it began with and each choice since, from which any moment of it can be played anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from lobbycard.engine import view
from lobbycard.engine.chance import Chance, Draw, Script
from lobbycard.engine.decision import Player
from lobbycard.engine.rules import Rules, SetUp
from lobbycard.engine.run import Run
from lobbycard.engine.table import Table

T = TypeVar("T", bound=Table)


class Choice(NamedTuple):
    """One choice: who chose what, and how long the journals of chance and events were before it."""

    key: str
    player: Player
    draws: int
    events: int


class Imagining(NamedTuple):
    """Before a choice, what a player can't see was dealt anew."""

    player: Player | None
    seed: int


class History(Generic[T]):
    """The choices of a match over its rules, players, set-up and seed."""

    def __init__(
        self, rules: Rules[T, Any], players: tuple[Player, ...], set_up: SetUp, seed: int, script: Script | None
    ) -> None:
        self.rules = rules
        self.players = players
        self.set_up = set_up
        self.seed = seed
        self.script = script
        self.choices: list[Choice] = []
        self.imagined: dict[int, Imagining] = {}

    def copy(self) -> History[T]:
        """A history that goes its own way from here."""
        other = History(self.rules, self.players, self.set_up, self.seed, self.script)
        other.choices, other.imagined = list(self.choices), dict(self.imagined)
        return other

    def cut(self, count: int) -> None:
        """Forget all but the first choices."""
        del self.choices[count:]
        self.imagined = {at: how for at, how in self.imagined.items() if at <= count}

    def reanswer(self, run: Run[T], player: Player | None, seed: int) -> None:
        """Let others have answered anything to secret decisions that are still open: a player can't know what."""
        dealer = Chance(seed)
        answers, at = run.answers or [], len(self.choices)
        for number, decision in reversed(list(enumerate(run.asked[: len(answers)]))):
            if len(decision.options) == 1:
                continue
            at -= 1
            if decision.player != player:
                answers[number] = dealer.pick(decision.options)
                self.choices[at] = self.choices[at]._replace(key=answers[number].key)

    def begun(self, draws: Sequence[Draw] = (), on_beat: Callable[[Run[T]], None] | None = None) -> Run[T]:
        """A run before its very beginning, with the draws of a journal."""
        table = self.rules.table(self.players, Chance(self.seed, self.script, draws))
        return Run(self.rules, table, self.rules.set_up(table, self.set_up), on_beat)

    def played(self, count: int, draws: Sequence[Draw], on_beat: Callable[[Run[T]], None] | None = None) -> Run[T]:
        """A run from the very beginning through the first choices, with the draws of a journal."""
        return self.continued(self.begun(draws, on_beat), 0, count)

    def continued(self, run: Run[T], first: int, last: int) -> Run[T]:
        """A run that stands at the beginning of a beat, taken through the choices from `first` to before `last`."""
        run.advance()
        for at in range(first, last + 1):
            if at in self.imagined:
                view.redeal(run.table, *self.imagined[at])
            if at < last:
                run.choose_key(self.choices[at].key)
        return run
