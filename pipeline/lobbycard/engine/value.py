"""Values are never stored: what is printed, plus the modifiers that apply now, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from lobbycard.engine.decision import Player
from lobbycard.engine.errors import UnstableError
from lobbycard.engine.modifier import Change, Modifier

if TYPE_CHECKING:
    from lobbycard.engine.table import Table

# Rounds in which conditions that depend on one another must settle.
MOST_ROUNDS = 12


class Thing(Protocol):
    """What has values and traits: a piece, a player's side, an attack."""

    def printed(self, stat: str) -> int:
        """The value of a stat before modifiers."""
        ...

    @property
    def printed_traits(self) -> Sequence[str]:
        """The traits before modifiers."""
        ...


class Settled:
    """What has been worked out of the table as it stands, good until its version changes.

    `holding` are the conditional modifiers that hold, None until they are asked for; `active` the modifiers of each
    subject that apply. A value or trait that is being worked out is None: one that depends on itself has no end.
    """

    __slots__ = ("active", "bearing", "holding", "values", "version")

    def __init__(self) -> None:
        self.version = -1
        self.holding: frozenset[int] | None = None
        self.active: dict[str, list[Modifier]] = {}
        self.values: dict[tuple[Any, str], int | None] = {}
        self.bearing: dict[tuple[Any, str], bool | None] = {}

    def forget(self) -> None:
        """Work everything out anew when it is asked for."""
        self.holding = None
        self.active.clear()
        self.values.clear()
        self.bearing.clear()


def value(table: Table, thing: Thing, stat: str) -> int:
    """A thing's value now."""
    known = _settled(table).values
    key = (thing, stat)
    found = known.get(key)
    if found is None:
        _begin(known, key)
        found = known[key] = modified(table, thing, stat, thing.printed(stat))
    return found


def modified(table: Table, thing: Thing, stat: str, amount: int) -> int:
    """An amount as a thing's modifiers make it: set, then added to and multiplied in order of entry, then clamped."""
    later: list[tuple[Change, int]] = []
    for modifier in active(table, stat):
        if modifier.change in _VALUE_CHANGES and modifier.applies(table, thing):
            size = modifier.amount(table, thing)
            if modifier.change is Change.SET:
                amount = size
            else:
                later.append((modifier.change, size))
    for change, size in later:
        amount = amount + size if change is Change.ADD else amount * size
    limits = table.limits.get(stat)
    return amount if limits is None else max(limits[0], min(limits[1], amount))


def traits(table: Table, thing: Thing) -> tuple[str, ...]:
    """A thing's traits: those printed, then those given, each once and without those that it has lost."""
    subjects = dict.fromkeys([*thing.printed_traits, *table.modifiers])
    return tuple(trait for trait in subjects if has_trait(table, thing, trait))


def has_trait(table: Table, thing: Thing, trait: str) -> bool:
    """Whether a thing bears a trait: what was given or taken away last counts."""
    borne = trait in thing.printed_traits
    if trait not in table.modifiers:
        return borne
    changing = active(table, trait)
    if not changing:
        return borne
    known = _settled(table).bearing
    key = (thing, trait)
    found = known.get(key)
    if found is None:
        _begin(known, key)
        for modifier in changing:
            if modifier.change in _TRAIT_CHANGES and modifier.applies(table, thing):
                borne = modifier.change is Change.TRAIT
        found = known[key] = borne
    return found


def forbidden(table: Table, act: str, thing: Any, by: Any = None) -> bool:
    """Whether a card forbids an act to or by a thing; `by` is who would do it."""
    if act not in table.modifiers:
        return False
    for modifier in active(table, act):
        if modifier.change is Change.FORBID and modifier.applies(table, thing, by):
            return True
    return False


def active(table: Table, subject: str) -> Sequence[Modifier]:
    """The modifiers of a stat, trait or act that hold now, in order of entry."""
    found = table.modifiers.get(subject)
    if not found:
        return ()
    settled = _settled(table)
    acting = settled.active.get(subject)
    if acting is None:
        acting = [one for one in found if _acts(table, one, settled)]
        settled.active[subject] = acting
    return acting


def sweep(table: Table) -> None:
    """Drop the modifiers whose source has left; done at the end of each beat."""
    _keep(table, lambda modifier: modifier.alive)


def expire(table: Table, until: str, player: Player | None = None) -> None:
    """End the modifiers that last until a word, all of them or those of one player."""
    if any(one.lasting.until == until for modifiers in table.modifiers.values() for one in modifiers):
        _keep(table, lambda one: one.lasting.until != until or player not in (None, one.lasting.player))


def _begin(known: dict[tuple[Any, str], Any], key: tuple[Any, str]) -> None:
    """Note that a value is being worked out; UnstableError where it is already, as it depends on itself."""
    if key in known:
        raise UnstableError(f"the {key[1]!r} of {key[0].id!r} depends on itself")
    known[key] = None


def _acts(table: Table, modifier: Modifier, settled: Settled) -> bool:
    """Whether a modifier applies: its source is in play and may act, and its condition holds."""
    source = modifier.source
    if modifier.lasting.bound and (source is None or not modifier.alive or not table.works(source)):
        return False
    return not modifier.conditional or id(modifier) in _holding(table, settled)


def _keep(table: Table, stays: Callable[[Modifier], bool]) -> None:
    for subject, modifiers in list(table.modifiers.items()):
        kept = [one for one in modifiers if stays(one)]
        if len(kept) < len(modifiers):
            table.version += 1
            if kept:
                table.modifiers[subject] = kept
            else:
                del table.modifiers[subject]


def _settled(table: Table) -> Settled:
    """What is worked out of the table as it stands, begun anew when the table has changed."""
    settled = table.settled
    if settled.version != table.version:
        settled.forget()
        settled.version = table.version
    return settled


def _holding(table: Table, settled: Settled) -> frozenset[int]:
    """Which conditional modifiers hold.

    Conditions may depend on values that other conditions change. They start from none and are all judged by the round
    before, until two rounds agree; so it depends on nothing but the table.
    """
    if settled.holding is not None:
        return settled.holding
    # What is being worked out now goes on afterwards; it doesn't hang on any condition so far.
    kept = settled.active, settled.values, settled.bearing
    settled.holding = frozenset()
    conditional = [one for found in table.modifiers.values() for one in found if one.conditional and one.alive]
    for _ in range(MOST_ROUNDS):
        round_before = settled.holding
        settled.active, settled.values, settled.bearing = {}, {}, {}
        holding = frozenset([id(one) for one in conditional if one.holds(table)])
        if holding == round_before:
            settled.active, settled.values, settled.bearing = kept
            return holding
        settled.holding = holding
    changing = sorted({one.name for one in conditional if (id(one) in holding) != (id(one) in round_before)})
    raise UnstableError(f"these switch one another on and off without end: {', '.join(changing)}")


_VALUE_CHANGES = (Change.SET, Change.ADD, Change.MULTIPLY)
_TRAIT_CHANGES = (Change.TRAIT, Change.NO_TRAIT)
