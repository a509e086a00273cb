"""The names that templates annotate their fields with; binding a game gives each its meaning.

At run time these names stay unresolved on purpose: one template serves every game, and `bind` fills the names
with the game's words. For the type checker they are what every game's words have in common.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from lobbycard.effects.grammar import amount, condition, event, shell, verb, which

    Stat: TypeAlias = str
    Kind: TypeAlias = str
    Trait: TypeAlias = str
    Thing: TypeAlias = str
    Moment: TypeAlias = str
    Window: TypeAlias = str
    EventName: TypeAlias = str
    Cause: TypeAlias = str
    Counter: TypeAlias = str
    Until: TypeAlias = str
    Player: TypeAlias = str
    Chooser: TypeAlias = str
    Deed: TypeAlias = str
    Place: TypeAlias = str
    Die: TypeAlias = str
    Which: TypeAlias = str | which.Target
    Subject: TypeAlias = str | which.Filter
    Pick: TypeAlias = int | str | which.UpTo
    Amount: TypeAlias = int | str | amount.Count | amount.Value | amount.Roll | amount.Half | amount.Sum
    Quantity: TypeAlias = Amount
    Condition: TypeAlias = condition.Have | condition.Is | condition.Not | condition.AnyOf | condition.AllOf
    Opening: TypeAlias = str | event.Happens
    Trigger: TypeAlias = str | event.Happens
    Holds: TypeAlias = str | Condition
    Effect: TypeAlias = verb.Verb
    StaticEffect: TypeAlias = verb.Verb
    Ability: TypeAlias = shell.Play | shell.Use | shell.When | shell.Instead | shell.While
    AbilityInPlay: TypeAlias = shell.Use | shell.When | shell.Instead | shell.While
