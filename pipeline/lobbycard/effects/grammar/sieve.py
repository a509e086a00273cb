"""A sieve: a filter as play uses it, thousands of times a second, where a model would be slow to ask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any

from lobbycard.engine.act import Act

if TYPE_CHECKING:
    from lobbycard.effects.grammar.stage import Stage
    from lobbycard.effects.grammar.which import Filter


class Sieve:
    """The fields of a filter, ready at hand; `needed` is how many there must be, `compares` for most or least."""

    __slots__ = ("compares", "kind", "name", "needed", "other", "place", "trait", "where")

    def __init__(self, which: Filter) -> None:
        self.kind = which.kind
        self.trait = which.trait
        self.other = which.other
        self.name = which.name
        self.where = which.where
        self.place = which.in_
        self.compares = which.single
        pick = getattr(which, "pick", 1)
        self.needed = pick if isinstance(pick, int) else int(pick == "all")

    def suits(self, thing: Any, act: Act, table: Stage) -> bool:
        """Whether a thing could be meant, wherever it is."""
        return (
            table.is_kind(thing, self.kind)
            and not (self.other and thing is act.source)
            and (self.trait is None or table.has_trait(thing, self.trait))
            and (self.name is None or thing.card.name == self.name)
            and (self.where is None or self.where.fits(thing, act))
        )

    def fits(self, thing: Any, act: Act, table: Stage) -> bool:
        """Whether a thing could be meant, where it is."""
        return self.suits(thing, act, table) and (
            self.place is None or table.inside(thing, table.places(self.place, act))
        )

    def meant(self, act: Act, table: Stage) -> Iterator[Any]:
        """Everything that could be meant now, one by one in the order of the table."""
        there: Iterable[Any]
        if self.place is None:
            there = table.all_of(self.kind, act)
        else:
            zones = table.places(self.place, act)
            there = chain.from_iterable(table.lying_in(zone, self.kind) for zone in zones)
        for thing in there:
            if self.suits(thing, act, table):
                yield thing
