"""An attack as a thing: whose it is, on whom, how strong it is and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lobbycard.engine.decision import Player
from lobbycard.engine.modifier import Change, Lasting, Modifier
from lobbycard.engine.piece import Piece

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable


class Attack:
    """One attack: of a Creature on a Movie, or of a Kung Fu Character on another Character (`victim`)."""

    __slots__ = ("again", "attacker", "by", "decided", "defender", "result", "stopped", "table", "victim")
    kind = "attack"
    id = "attack"

    def __init__(self, table: BbbTable, by: Piece, defender: Player, victim: Piece | None = None) -> None:
        assert by.controller is not None
        self.table = table
        self.by = by
        self.attacker: Player = by.controller
        self.defender = defender
        self.victim = victim
        self.stopped = False
        self.decided: bool | None = None
        self.result: bool | None = None
        self.again = False

    def printed(self, stat: str) -> int:
        """The AS before what changes the attack, and the number of victims."""
        if stat == "victims":
            return 1  # rule: BBB-ATK-05
        if stat != "as":
            return 0
        if self.victim is None:
            return self.table.value(self.by, "as")
        # rule: BBB-TRT-05
        return self.table.movies[self.attacker].strength_of(self.by)

    @property
    def printed_traits(self) -> tuple[str, ...]:
        """The traits of who attacks."""
        return self.table.traits(self.by)

    @property
    def defence(self) -> int:
        """What the AS has to reach."""
        movie = self.table.movies[self.defender]
        if self.victim is None:
            return self.table.value(movie, "ds")
        # rule: BBB-TRT-05
        # rule: BBB-TRT-07
        location = movie.location
        return movie.strength_of(self.victim) + (movie.strength_of(location) if location is not None else 0)

    @property
    def succeeds(self) -> bool:
        """Whether it would succeed now; ties go to the attacker."""
        if self.decided is not None:
            return self.decided
        # rule: BBB-ATK-02
        return self.table.value(self, "as") >= self.defence

    def shown(self) -> dict[str, Any]:
        """The attack as everyone sees it."""
        table = self.table
        shown: dict[str, Any] = {"by": self.by.id, "attacker": self.attacker, "defender": self.defender}
        shown |= {"as": table.value(self, "as"), "ds": self.defence, "traits": sorted(table.traits(self))}
        shown["victims"] = table.value(self, "victims")
        return shown | ({"target": self.victim.id} if self.victim is not None else {})


class Weapon(Modifier):
    """A Weapon's DS added to the AS of the Psycho Killer's attack, from the moment it was played."""

    __slots__ = ()

    def __init__(self, weapon: Piece) -> None:
        super().__init__(Change.ADD, "as", weapon, Lasting("end-of-attack", bound=True))

    def applies(self, table: Any, thing: Any, by: Any = None) -> bool:
        """Whether the thing is the attack of who carries the Weapon."""
        return isinstance(thing, Attack) and self.source is not None and thing.by is self.source.host

    def amount(self, table: Any, thing: Any) -> int:
        """The Weapon's DS now."""
        assert self.source is not None
        strength: int = table.value(self.source, "ds")
        return strength
