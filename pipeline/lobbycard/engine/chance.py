"""Everything random, from named streams that don't disturb one another, with every draw on record."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from lobbycard.core.ids import nearest
from lobbycard.engine.errors import DriftError, ScriptError

T = TypeVar("T")
Script: TypeAlias = Mapping[str, Sequence[Any]]


class Draw(NamedTuple):
    """One draw: its stream, out of how many, and what came: a number, or the order of a shuffle as positions."""

    stream: str
    sides: int
    value: int | tuple[int, ...]


class Source:
    """The endless row of numbers of one stream: the n-th depends on the seed and the stream's name alone."""

    __slots__ = ("_random", "_values")

    def __init__(self, seed: int, stream: str) -> None:
        digest = hashlib.sha256(f"{seed}/{stream}".encode()).digest()
        self._random = random.Random(int.from_bytes(digest[:16], "big")).random  # noqa: S311 cards, not secrets
        self._values: list[float] = []

    def row(self, start: int, end: int) -> list[float]:
        """The numbers from a position to before another one: each at least 0, below 1."""
        missing = end - len(self._values)
        if missing > 0:
            draw = self._random
            self._values += [draw() for _ in range(missing)]
        return self._values[start:end]


class Chance:
    """The only source of chance at a table.

    A `script` supplies the draws of each stream in order: a die as its face, a shuffle as the resulting order of
    ids, which may name the first ones only, a pick as an id. With a script, a draw beyond it is a ScriptError.
    A `record` is the journal of an earlier match: each draw is taken from it and must fit.
    """

    def __init__(self, seed: int, script: Script | None = None, record: Sequence[Draw] = ()) -> None:
        self.seed = seed
        self.journal: list[Draw] = []
        self._sources: dict[str, Source] = {}
        self._positions: dict[str, int] = {}
        self._script = None if script is None else {stream: list(draws) for stream, draws in script.items()}
        self._record = record

    def __getstate__(self) -> dict[str, Any]:
        """What a copy takes along: all but the journal and the record, which whoever copies keeps."""
        return vars(self) | {"journal": [], "_record": ()}

    def die(self, sides: int, stream: str = "dice") -> int:
        """A throw of a die: 1 to `sides`."""
        return self._whole(sides, stream, 1)

    def below(self, count: int, stream: str = "dice") -> int:
        """A whole number from 0 to `count` - 1."""
        return self._whole(count, stream, 0)

    def pick(self, items: Sequence[T], stream: str = "pick", name: Callable[[T], str] = str) -> T:
        """One of some items, each as likely; `name` is how a script names them."""
        natural = int(self._numbers(stream, 1)[0] * len(items))
        scripted = self._scripted(stream)
        if scripted is not None:
            natural = _position(scripted, [name(item) for item in items], stream)
        return items[self._noted(Draw(stream, len(items), natural), 0)]

    def shuffle(self, items: Sequence[T], stream: str = "deck", name: Callable[[T], str] = str) -> list[T]:
        """The items in a new order, each order as likely; `name` is how a script names them."""
        order = list(range(len(items)))
        lasts = range(len(order) - 1, 0, -1)
        for last, number in zip(lasts, self._numbers(stream, len(lasts)), strict=True):
            other = int(number * (last + 1))
            order[last], order[other] = order[other], order[last]
        scripted = self._scripted(stream)
        if scripted is not None:
            order = _reordered(order, scripted, [name(item) for item in items], stream)
        draw = self._checked(Draw(stream, len(items), tuple(order)))
        self.journal.append(draw)
        assert isinstance(draw.value, tuple)
        return [items[at] for at in draw.value]

    def leftovers(self) -> dict[str, list[Any]]:
        """The scripted draws that nothing has drawn, by stream."""
        return {stream: list(draws) for stream, draws in (self._script or {}).items() if draws}

    def imagine(self, seed: int) -> None:
        """Make all that is to come depend on another seed: what a player who guesses may know of it."""
        self.seed = seed
        self._sources, self._positions = {}, {}

    def _numbers(self, stream: str, count: int) -> list[float]:
        """The next numbers of a stream."""
        start = self._positions.get(stream, 0)
        end = self._positions[stream] = start + count
        source = self._sources.get(stream)
        if source is None:
            source = self._sources[stream] = Source(self.seed, stream)
        return source.row(start, end)

    def _whole(self, sides: int, stream: str, first: int) -> int:
        value = first + int(self._numbers(stream, 1)[0] * sides)
        scripted = self._scripted(stream)
        if scripted is not None:
            if type(scripted) is not int or not first <= scripted < first + sides:
                expected = f"a number from {first} to {first + sides - 1}"
                raise ScriptError(f"stream {stream!r}: {scripted!r} is scripted; expected {expected}")
            value = scripted
        return self._noted(Draw(stream, sides, value), first)

    def _scripted(self, stream: str) -> Any:
        """The next scripted draw of a stream, or None without a script."""
        if self._script is None:
            return None
        draws = self._script.get(stream)
        if not draws:
            raise ScriptError(f"stream {stream!r}: the script has no draw left; add one")
        return draws.pop(0)

    def _noted(self, draw: Draw, first: int) -> int:
        draw = self._checked(draw)
        assert isinstance(draw.value, int)
        if not first <= draw.value < first + draw.sides:
            raise DriftError(f"the record's draw {draw.value} of {draw.stream!r} is not 1 of {draw.sides}")
        self.journal.append(draw)
        return draw.value

    def _checked(self, draw: Draw) -> Draw:
        """The draw as the record has it, where there is one."""
        at = len(self.journal)
        if at >= len(self._record):
            return draw
        kept = self._record[at]
        if kept[:2] != draw[:2] or type(kept.value) is not type(draw.value):
            raise DriftError(
                f"the record draws from {kept.stream!r} (1 of {kept.sides}), "
                f"today's rules draw from {draw.stream!r} (1 of {draw.sides})"
            )
        if isinstance(kept.value, tuple) and sorted(kept.value) != list(range(kept.sides)):
            raise DriftError(f"the record's shuffle of {kept.stream!r} is no order of {kept.sides}")
        return kept


def _position(scripted: Any, names: Sequence[str], stream: str) -> int:
    if scripted in names:
        return names.index(scripted)
    near = nearest(str(scripted), names)
    hint = f"; did you mean {near!r}?" if near else ""
    raise ScriptError(f"stream {stream!r}: {scripted!r} is scripted and isn't among what is drawn from{hint}")


def _reordered(order: list[int], scripted: Any, names: Sequence[str], stream: str) -> list[int]:
    """The scripted names first, in their order; what they don't name keeps its order after them."""
    if not isinstance(scripted, Sequence) or isinstance(scripted, str):
        raise ScriptError(f"stream {stream!r}: {scripted!r} is scripted for a shuffle; expected a list of ids")
    left = list(names)
    first = []
    for wanted in scripted:
        at = _position(wanted, left, stream)
        left[at] = ""
        first.append(at)
    return first + [at for at in order if at not in set(first)]
