"""A mend: one kind of fault that can be put right without asking, and the edits that do so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any

from lobbycard.content.rewriting.surgery.edit import Edit
from lobbycard.content.rewriting.surgery.tree import Node, NoTreeError, shape, tree
from lobbycard.content.yaml.written import BYTE_ORDER_MARK


@dataclass(eq=False)
class Draft:
    """The text of a file that is being mended, and the order of its cards' keys where it holds cards."""

    text: str
    order: Sequence[str] = ()

    @cached_property
    def root(self) -> Node:
        """The text as a tree."""
        return tree(self.text)

    @cached_property
    def says(self) -> Any:
        """What the text says, or None where it can't be read."""
        try:
            return shape(tree(self.text.removeprefix(BYTE_ORDER_MARK)))
        except NoTreeError:
            return None


class Stage(IntEnum):
    """When a mend has its turn: a tree wants LF line ends, and lines that move keep their numbers to the end."""

    LETTERS = 0
    WORDS = 1
    LINES = 2


@dataclass(frozen=True, slots=True)
class Mend:
    """What mends the fault of one code; without a code it mends what is too slight for a fault.

    Most faults are told when a file is read, and are mended where they were told; one that is not `told` is looked for.
    """

    edits: Callable[[Draft], Iterator[Edit]]
    code: str = ""
    stage: Stage = Stage.WORDS
    told: bool = True
