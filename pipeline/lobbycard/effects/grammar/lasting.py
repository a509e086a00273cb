"""Modifiers made by effects: what a `while` holds, and what a change of a while leaves behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lobbycard.effects.grammar.amount import amount_of
from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.which import is_meant
from lobbycard.engine.act import Act
from lobbycard.engine.modifier import WHILE_IN_PLAY, Change, Fixed, Lasting, Modifier

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Amount, Holds, Subject, Which


class Held(Modifier):
    """A static effect: it applies to whatever its target means at the moment, as long as its condition holds."""

    __slots__ = ("act", "conditional", "held", "size", "target")

    def __init__(
        self, change: Change, subject: str, act: Act, target: "Which", held: "Holds | None", size: "Amount" = 0
    ) -> None:
        super().__init__(change, subject, act.source, WHILE_IN_PLAY)
        self.act = act
        self.target = target
        self.held = None if isinstance(held, str) else held
        self.conditional = self.held is not None
        self.size = size

    def holds(self, table: Any) -> bool:
        """Whether its condition holds now."""
        return self.held is None or self.held.holds(self.act)

    def applies(self, table: Any, thing: Any, by: Any = None) -> bool:
        """Whether the thing is what its target means."""
        return is_meant(self.target, thing, self.act)

    def amount(self, table: Any, thing: Any) -> int:
        """The size now."""
        return amount_of(self.size, self.act)


class HeldBan(Held):
    """A ban that holds all the time, perhaps only where certain others would do it."""

    __slots__ = ("by",)

    def __init__(
        self, subject: str, act: Act, target: "Which", held: "Holds | None", by: "Subject | None" = None
    ) -> None:
        super().__init__(Change.FORBID, subject, act, target, held)
        self.by = by

    def applies(self, table: Any, thing: Any, by: Any = None) -> bool:
        """Whether the thing is what its target means, and `by` one of who may not."""
        return super().applies(table, thing) and (self.by is None or is_meant(self.by, by, self.act))


class Ban(Fixed):
    """A ban on certain things for a while, perhaps only where certain others would do it."""

    __slots__ = ("act", "by")

    def __init__(self, subject: str, act: Act, things: list[Any], by: "Subject | None", until: str) -> None:
        super().__init__(Change.FORBID, subject, act.source, things, lasting=Lasting(until, act.player))
        self.act = act
        self.by = by

    def applies(self, table: Any, thing: Any, by: Any = None) -> bool:
        """Whether the thing is one of those, and `by` one of who may not."""
        return super().applies(table, thing, by) and (self.by is None or is_meant(self.by, by, self.act))


def leave(change: Change, subject: str, act: Act, things: list[Any], until: str | None, size: int = 0) -> None:
    """Change things from now on, until a word ends it or, without one, as long as the game says."""
    for thing in things:
        lasting = Lasting(until or stage(act).lasting(thing), act.player)
        act.table.modify(Fixed(change, subject, act.source, [thing], size, lasting))
