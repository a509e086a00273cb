"""Running rules: beat after beat, as far as the next decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from lobbycard.engine import value
from lobbycard.engine.decision import Decision, Flow, Option, Together
from lobbycard.engine.errors import DriftError, EndlessError
from lobbycard.engine.rules import Result, Rules
from lobbycard.engine.table import Table

T = TypeVar("T", bound=Table)

# Steps that may pass without a real choice before play counts as endless, and those whose keys are told.
IDLE = 50_000
WATCHED = 200


class Run(Generic[T]):
    """The rules at work on one table: `decision` is what is asked now, None when the match is over.

    A decision with one option answers itself, unless `ask_all`. `on_beat` is called before each beat.
    """

    def __init__(
        self, rules: Rules[T, Any], table: T, flow: Flow[None], on_beat: Callable[[Run[T]], None] | None = None
    ) -> None:
        self.rules = rules
        self.table = table
        self.decision: Decision | None = None
        self.result: Result | None = None
        self.beats = 0
        self.chosen = 0
        self._ask_all = False
        self.on_beat = on_beat
        self._flow = flow
        # Of several secret decisions: those asked, those to come, and the answers so far.
        self.asked: list[Decision] = []
        self._waiting: list[Decision] = []
        self.answers: list[Option] | None = None

    @property
    def ask_all(self) -> bool:
        """Whether decisions with one option are asked too, from the next on."""
        return self._ask_all

    @ask_all.setter
    def ask_all(self, ask_all: bool) -> None:
        self._ask_all = self.table.asks_all = ask_all

    def choose(self, option: Option) -> None:
        """Answer the decision and run on to the next."""
        self.chosen += 1
        if self.answers is None:
            self.advance(option)
            return
        self.answers.append(option)
        if self._next_of_several():
            return
        answers, self.answers = tuple(self.answers), None
        self.advance(answers)

    def choose_key(self, key: str) -> None:
        """Answer the decision by the key of an option that is known to be offered."""
        option = self.decision.option(key) if self.decision is not None else None
        if option is None:
            raise DriftError(f"{key!r} isn't offered")
        self.choose(option)

    def advance(self, answer: Option | tuple[Option, ...] | None = None) -> None:
        """Run on to the next decision or the end."""
        repeated: list[str] = []
        for step in range(IDLE + WATCHED):
            try:
                asked = self._flow.send(answer)
            except StopIteration:
                answer = None
                if self._beat_is_last():
                    return
                continue
            if isinstance(asked, Together):
                self.answers, self.asked, self._waiting = [], [], list(asked.decisions)
                if self._next_of_several():
                    return
                answer, self.answers = tuple(self.answers), None
            elif len(asked.options) > 1 or self._ask_all:
                self.decision = asked
                return
            else:
                answer = asked.options[0]
                if step >= IDLE:
                    repeated.append(f"{asked.player}: {answer.key}")
        told = ", ".join(repr(key) for key, _ in Counter(repeated).most_common(3)) or "beats without any choice"
        raise EndlessError(f"nobody has had a choice for {IDLE} steps, and these go on: {told}")

    def _next_of_several(self) -> bool:
        """Ask the next of several secret decisions; False when all are in."""
        assert self.answers is not None
        while self._waiting:
            decision = self._waiting.pop(0)
            self.asked.append(decision)
            if len(decision.options) > 1 or self.ask_all:
                self.decision = decision
                return True
            self.answers.append(decision.options[0])
        return False

    def _beat_is_last(self) -> bool:
        """End a beat and begin the next one, unless the match is over."""
        value.sweep(self.table)
        self.beats += 1
        if self.on_beat is not None:
            self.on_beat(self)
        self.result = self.rules.result(self.table)
        if self.result is not None:
            self.decision = None
            return True
        self._flow = self.rules.beat(self.table)
        return False
