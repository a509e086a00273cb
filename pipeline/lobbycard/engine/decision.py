"""What a player is asked: a decision with its options, and the generators that ask.

Rules are generators. They yield a `Decision` and are sent the chosen `Option`, or yield `Together` and are sent
a tuple of options. Most rules never yield themselves; they say `value = yield from ask(player, kind, options)`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Player: TypeAlias = str
Label: TypeAlias = "str | Callable[[], str] | None"

DONE = "done"
PASS = "pass"  # noqa: S105 a word that players say


class Option:
    """One thing that a player may choose.

    `key` is stable text that a scenario or a save can name (`attack killer-pimp dana`); `value` is the object meant
    and no part of what the option is. A label is made only when it is asked for.
    """

    __slots__ = ("_label", "key", "value")

    def __init__(self, key: str, label: Label = None, value: Any = None) -> None:
        self.key = key
        self._label = label
        self.value = value

    @property
    def label(self) -> str:
        """What a person reads."""
        label = self._label
        return self.key if label is None else label if isinstance(label, str) else label()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


PASSING = Option(PASS)


class Decision:
    """A player chooses one of several options; `kind` names the choice for bots and pages: 'turn', 'victim'."""

    __slots__ = ("kind", "options", "player")

    def __init__(self, player: Player, kind: str, options: Sequence[Option]) -> None:
        self.player = player
        self.kind = kind
        self.options = options

    @property
    def keys(self) -> list[str]:
        """The keys of the options, in their order."""
        return [option.key for option in self.options]

    def option(self, key: str) -> Option | None:
        """The option of a key, if it is offered."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def __repr__(self) -> str:
        return f"Decision({self.player!r}, {self.kind!r}, {self.keys})"


class Together:
    """Secret choices made at once: nobody learns another's answer until all are in."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self.decisions = decisions


Flow: TypeAlias = Generator["Decision | Together", Any, T]


def ask(player: Player, kind: str, options: Sequence[Option]) -> Flow[Any]:
    """Ask for one of some options (one at the least) and give its value."""
    chosen: Option = yield Decision(player, kind, options)
    return chosen.value


def pick(
    player: Player, kind: str, options: Sequence[Option], least: int = 1, most: int | None = None
) -> Flow[list[Any]]:
    """Ask for several options one at a time and give their values; `most` is `least` where it isn't said.

    From `least` on there is a `done` option. What must be taken whole is taken without asking.
    """
    most = least if most is None else most
    left = list(options)
    picked: list[Any] = []
    while left and len(picked) < most:
        missing = least - len(picked)
        if missing >= len(left):
            return picked + [option.value for option in left]
        offered = [*left, Option(DONE)] if missing <= 0 else left
        chosen: Option = yield Decision(player, kind, offered)
        if chosen.key == DONE:
            break
        picked.append(chosen.value)
        left = [option for option in left if option is not chosen]
    return picked
