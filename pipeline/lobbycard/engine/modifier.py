"""What changes a value, gives a trait or forbids an act, and for how long."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

from lobbycard.engine.decision import Player
from lobbycard.engine.piece import Piece

if TYPE_CHECKING:
    from lobbycard.engine.table import Table


class Change(Enum):
    """What a modifier does; values take SET first, then ADD and MULTIPLY as they came; the last trait holds."""

    SET = "set"
    ADD = "add"
    MULTIPLY = "multiply"
    TRAIT = "trait"
    NO_TRAIT = "no-trait"
    FORBID = "forbid"


class Lasting(NamedTuple):
    """How long a modifier lasts.

    `until` is the word at which `Table.expire` ends it, `player` whose word it is ('until your next turn'); a `bound`
    one ends when its source goes to another zone. As it stands it lasts for the whole match.
    """

    until: str = ""
    player: Player | None = None
    bound: bool = False


FOREVER = Lasting()
WHILE_IN_PLAY = Lasting(bound=True)


class Modifier:
    """One lasting change: to a stat by an amount, or of a trait, or a ban on an act.

    `subject` is the stat, trait or act by name, `source` the card that it comes from.
    Subclasses say what it applies to and how much it is; they are plain data, without functions in their fields.
    One that is `conditional` is asked by `holds` each time the table has changed.
    """

    __slots__ = ("change", "lasting", "life", "source", "subject")
    conditional = False

    def __init__(self, change: Change, subject: str, source: Piece | None, lasting: Lasting = FOREVER) -> None:
        self.change = change
        self.subject = subject
        self.source = source
        self.life = source.life if source is not None else 0
        self.lasting = lasting

    @property
    def alive(self) -> bool:
        """Whether its source is still where it has to be."""
        return not self.lasting.bound or (
            self.source is not None and self.source.life == self.life and self.source.live
        )

    def holds(self, table: Any) -> bool:
        """Whether its condition holds now; asked only of a conditional one."""
        return True

    def applies(self, table: Any, thing: Any, by: Any = None) -> bool:
        """Whether it applies to a thing; `by` is who would do the forbidden act."""
        raise NotImplementedError(f"{type(self).__name__} applies to nothing")

    def amount(self, table: Any, thing: Any) -> int:
        """How much it sets, adds or multiplies by."""
        raise NotImplementedError(f"{type(self).__name__} has no amount")

    @property
    def name(self) -> str:
        """What an error calls it."""
        return f"{self.source.card.name!r} ({self.source.id})" if self.source is not None else self.subject


class Fixed(Modifier):
    """A change of a fixed size to things that were settled when it came; a card that left and came back is another."""

    __slots__ = ("size", "things")

    def __init__(
        self,
        change: Change,
        subject: str,
        source: Piece | None,
        things: Sequence[Any],
        size: int = 0,
        lasting: Lasting = FOREVER,
    ) -> None:
        super().__init__(change, subject, source, lasting)
        self.things = [(thing, getattr(thing, "life", 0)) for thing in things]
        self.size = size

    def applies(self, table: Table, thing: Any, by: Any = None) -> bool:
        """Whether the thing is one of those, in the same life."""
        for one, life in self.things:
            if one is thing:
                return bool(getattr(thing, "life", 0) == life)
        return False

    def amount(self, table: Table, thing: Any) -> int:
        """The fixed size."""
        return self.size
