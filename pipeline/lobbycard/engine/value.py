"""Values are never stored: what is printed, plus the modifiers that apply now, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable
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
    def printed_traits(self) -> tuple[str, ...]:
        """The traits before modifiers."""
        ...


def value(table: Table, thing: Thing, stat: str) -> int:
    """A thing's value: as printed, set, then added to and multiplied in the order of entry, then clamped."""
    amount = thing.printed(stat)
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
    """A thing's traits: those printed, then those given, each once."""
    found = list(thing.printed_traits)
    for subject, modifiers in table.modifiers.items():
        if subject not in found and any(
            modifier.change is Change.TRAIT and modifier.applies(table, thing)
            for modifier in (active(table, subject) if modifiers else ())
        ):
            found.append(subject)
    return tuple(found)


def has_trait(table: Table, thing: Thing, trait: str) -> bool:
    """Whether a thing bears a trait."""
    return trait in thing.printed_traits or any(
        modifier.change is Change.TRAIT and modifier.applies(table, thing) for modifier in active(table, trait)
    )


def forbidden(table: Table, act: str, thing: Any, by: Any = None) -> bool:
    """Whether a card forbids an act to or by a thing; `by` is who would do it."""
    return any(
        modifier.change is Change.FORBID and modifier.applies(table, thing, by) for modifier in active(table, act)
    )


def active(table: Table, subject: str) -> list[Modifier]:
    """The modifiers of a stat, trait or act that hold now, in order of entry."""
    found = table.modifiers.get(subject)
    if not found:
        return []
    holding = _holding(table)
    return [one for one in found if one.alive and (not one.conditional or id(one) in holding)]


def sweep(table: Table) -> None:
    """Drop the modifiers whose source has left; done at the end of each beat."""
    _keep(table, lambda modifier: modifier.alive)


def expire(table: Table, until: str, player: Player | None = None) -> None:
    """End the modifiers that last until a word, all of them or those of one player."""
    _keep(table, lambda one: one.lasting.until != until or player not in (None, one.lasting.player))


def _keep(table: Table, stays: Callable[[Modifier], bool]) -> None:
    for subject, modifiers in list(table.modifiers.items()):
        kept = [one for one in modifiers if stays(one)]
        if len(kept) < len(modifiers):
            table.version += 1
            if kept:
                table.modifiers[subject] = kept
            else:
                del table.modifiers[subject]


def _holding(table: Table) -> frozenset[int]:
    """Which conditional modifiers hold, settled anew when the table has changed.

    Conditions may depend on values that other conditions change. They start from none and are all judged by the round
    before, until two rounds agree; so it depends on nothing but the table.
    """
    if table.settled_at == table.version:
        return table.settled
    conditional = [one for found in table.modifiers.values() for one in found if one.conditional and one.alive]
    table.settled, table.settled_at = frozenset(), table.version
    if not conditional:
        return table.settled
    for _ in range(MOST_ROUNDS):
        round_before = table.settled
        holding = frozenset([id(one) for one in conditional if one.holds(table)])
        if holding == round_before:
            return table.settled
        table.settled = holding
    changing = sorted({one.name for one in conditional if (id(one) in holding) != (id(one) in round_before)})
    raise UnstableError(f"these switch one another on and off without end: {', '.join(changing)}")


_VALUE_CHANGES = (Change.SET, Change.ADD, Change.MULTIPLY)
