"""An attack as a thing: whose it is, on whom, how strong it is and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lobbycard.engine.decision import Player
from lobbycard.engine.modifier import Change, Lasting, Modifier
from lobbycard.engine.piece import Piece
from lobbycard.engine.value import modified

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.movie import Movie
    from lobbycard.games.bbb.play.table import BbbTable


class Attack:
    """One attack: of a Creature on a Movie, or of a Kung Fu Character on another Character (`victim`).

    `special_effects` are the SFX that were played in it, in their order; they lie on the table until it is over.
    """

    __slots__ = (
        *("again", "attacker", "by", "decided", "defender", "lives", "result"),
        *("special_effects", "stopped", "table", "victim"),
    )
    kind = "attack"
    id = "attack"

    def __init__(self, table: BbbTable, by: Piece, defender: Player, victim: Piece | None = None) -> None:
        assert by.controller is not None
        self.table = table
        self.by = by
        self.attacker: Player = by.controller
        self.defender = defender
        self.victim = victim
        self.lives = (by.life, (victim or by).life)
        self.stopped = False
        self.decided: bool | None = None
        self.result: bool | None = None
        self.again = False
        self.special_effects: list[Piece] = []

    @property
    def target(self) -> Piece | Movie:
        """What is attacked: a Character or a whole Movie."""
        return self.victim or self.table.movies[self.defender]

    @property
    def over(self) -> bool:
        """Whether it ends at once: it was stopped, or one of the two has left or is knocked out."""
        other = self.victim or self.by
        gone = (self.by.life, other.life) != self.lives
        # rule: BBB-SFX-02
        return self.stopped or gone or not (self.table.works(self.by) and self.table.works(other))

    def printed(self, stat: str) -> int:
        """The AS before what changes the attack, and the number of victims."""
        if stat == "victims":
            # rule: BBB-ATK-05
            return 1
        if stat != "as":
            return 0
        if self.victim is None:
            return self.table.value(self.by, "as")
        # rule: BBB-TRT-05
        return self.table.movies[self.attacker].strength_of(self.by)

    @property
    def printed_traits(self) -> Sequence[str]:
        """The traits of who attacks."""
        return self.table.traits(self.by)

    @property
    def defence(self) -> int:
        """What the AS has to reach; what changes the DS of the Movie in a Kung Fu attack changes the target's."""
        movie = self.table.movies[self.defender]
        if self.victim is None:
            return self.table.value(movie, "ds")
        # rule: BBB-TRT-07
        location = movie.strength_of(movie.location) if movie.location is not None else 0
        # rule: BBB-TRT-05
        return modified(self.table, movie, "ds", movie.strength_of(self.victim) + location)

    @property
    def succeeds(self) -> bool:
        """Whether it would succeed now; ties go to the attacker."""
        if self.decided is not None:
            # rule: BBB-OBJ-05
            return self.decided
        # rule: BBB-ATK-02
        return self.table.value(self, "as") >= self.defence

    @property
    def strengths(self) -> dict[str, Any]:
        """Both sides in figures."""
        return {"as": self.table.value(self, "as"), "ds": self.defence}

    def shown(self) -> dict[str, Any]:
        """The attack as everyone sees it."""
        table = self.table
        shown: dict[str, Any] = {"by": self.by.id, "attacker": self.attacker, "defender": self.defender}
        shown |= {**self.strengths, "succeeds": self.succeeds, "traits": sorted(table.traits(self))}
        shown |= {"victims": table.value(self, "victims"), "result": self.result}
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
