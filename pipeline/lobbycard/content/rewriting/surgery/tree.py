"""A text as a tree of maps, lists and scalars, each with the stretch that it takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from operator import itemgetter
from typing import Any
from unicodedata import normalize

from yaml.error import YAMLError
from yaml.events import CollectionStartEvent, Event, MappingEndEvent, ScalarEvent, SequenceEndEvent, SequenceStartEvent

from lobbycard.content.yaml.stream import events

COLON = re.compile(r"\s*:")


@dataclass(frozen=True, slots=True)
class Scalar:
    """A word, number or text as written: plain, in single or double quotes, or as a block behind | or >."""

    start: int
    end: int
    value: str
    style: str = ""


@dataclass(frozen=True, slots=True)
class List:
    """A list and its items; `flow` tells that it stands in brackets."""

    start: int
    end: int
    flow: bool
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Map:
    """A map and its keys and values; `flow` tells that it stands in braces."""

    start: int
    end: int
    flow: bool
    pairs: tuple[tuple[Scalar, Node], ...]


Node = Scalar | List | Map


class NoTreeError(ValueError):
    """A text that is no tree: it can't be read, or holds what content may not hold."""


def tree(text: str) -> Node:
    """The tree of a text; NoTreeError where it has none. A tab counts as the space that it is read as."""
    text = text.replace("\t", " ")
    try:
        return Planter(text).root()
    except YAMLError as error:
        raise NoTreeError(str(error)) from error


class Planter:
    """Grows the tree of one text."""

    def __init__(self, text: str) -> None:
        self._text, self._next = text, events(text)

    def root(self) -> Node:
        """The node of the first document."""
        self._next(), self._next()
        return self._node(self._next())

    def _node(self, event: Event | None) -> Node:
        if not isinstance(event, ScalarEvent | CollectionStartEvent) or (event.tag, event.anchor) != (None, None):
            raise NoTreeError("an alias, an anchor or a tag")
        if isinstance(event, ScalarEvent):
            return Scalar(*_stretch(event, event), event.value, event.style or "")
        if isinstance(event, SequenceStartEvent):
            return self._list(event)
        return self._map(event)

    def _list(self, event: CollectionStartEvent) -> List:
        items = []
        while not isinstance(inner := self._next(), SequenceEndEvent):
            items.append(self._node(inner))
        return List(*_stretch(event, inner), bool(event.flow_style), tuple(items))

    def _map(self, event: CollectionStartEvent) -> Map:
        pairs = []
        while not isinstance(inner := self._next(), MappingEndEvent):
            key = self._node(inner)
            if not isinstance(key, Scalar):
                raise NoTreeError("a key is no text")
            pairs.append((key, self._placed(key, self._node(self._next()))))
        return Map(*_stretch(event, inner), bool(event.flow_style), tuple(pairs))

    def _placed(self, key: Scalar, value: Node) -> Node:
        """The value; one that is not there stands behind the colon, and not where the next thing begins."""
        if not isinstance(value, Scalar) or value.style or value.value:
            return value
        colon = COLON.match(self._text, key.end)
        at = colon.end() if colon else key.end
        return Scalar(at, at, "")


def _stretch(first: Event, last: Event) -> tuple[int, int]:
    if first.start_mark is None or last.end_mark is None:
        raise NoTreeError("a part without a place")
    return first.start_mark.index, last.end_mark.index


def scalars(node: Node) -> Iterator[Scalar]:
    """Every scalar of a tree, keys too, in order."""
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, List):
        for item in node.items:
            yield from scalars(item)
    else:
        for key, value in node.pairs:
            yield key
            yield from scalars(value)


def content_end(node: Node, text: str) -> int:
    """Where the last letter of a node stands; a block's own end lies behind the space and comments below it."""
    if isinstance(node, Scalar):
        block = node.style in ("|", ">")
        return len(text[: node.end].rstrip("\n")) if block else node.end
    if node.flow:
        return node.end
    if isinstance(node, List):
        return content_end(node.items[-1], text)
    return content_end(node.pairs[-1][1], text)


def shape(node: Node) -> Any:
    """What a tree says, whatever its layout, its quotes, the order of its keys and how accents are written."""
    if isinstance(node, Scalar):
        return normalize("NFC", node.value)
    if isinstance(node, List):
        return [shape(item) for item in node.items]
    pairs = [(normalize("NFC", key.value), shape(value)) for key, value in node.pairs]
    return tuple(sorted(pairs, key=itemgetter(0)))
