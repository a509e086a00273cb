"""The texts of a game that people read: names, quotes, notes and what documents say, each with its path."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from pydantic import BaseModel

from lobbycard.content.content import Content
from lobbycard.content.entry import Entry
from lobbycard.core.problems import Place

Path = tuple[str | int, ...]
# The keys of documents whose texts are read, and of words that print.
READ = {
    *("name", "title", "text", "note", "message", "ruling", "short", "short-ruling", "step", "content-note"),
    *("one", "many", "label", "owner", "preposition"),
}


class Spoken(NamedTuple):
    """A text and where it stands."""

    entry: Entry[Any]
    path: Path
    text: str

    @property
    def place(self) -> Place:
        """Where the text begins."""
        return self.entry.place(*self.path)

    @property
    def told(self) -> str:
        """What the text is: 'the quote of riot'."""
        key = next(step for step in reversed(self.path) if isinstance(step, str))
        return f"the {key} of {self.entry.model.id}"


def spoken(content: Content) -> Iterator[Spoken]:
    """Every text of a game that people read."""
    for entry in content.entries:
        card = entry.model
        yield Spoken(entry, ("name",), card.name)
        if card.quote is not None:
            yield Spoken(entry, ("quote",), card.quote)
        if card.printed is not None:
            yield Spoken(entry, ("printed",), card.printed)
        if card.note is not None:
            yield Spoken(entry, ("note",), card.note)
    yield from said_by_documents(content)


@lru_cache(maxsize=1)  # the rules of one game run one after another
def said_by_documents(content: Content) -> list[Spoken]:
    """The texts of everything but cards."""
    return [Spoken(entry, path, text) for entry in content.documents for path, text in _texts(entry.model, ())]


def _texts(node: Any, path: Path) -> Iterator[tuple[Path, str]]:
    if isinstance(node, str):
        if path[-1] in READ:
            yield path, node
    else:
        for step, inner in _held(node):
            yield from _texts(inner, (*path, step))


def _held(node: Any) -> Iterator[tuple[str | int, Any]]:
    """What a model or a list holds, and the models in a map: its other values are keyed by what they name."""
    if isinstance(node, BaseModel):
        yield from ((info.alias or name, getattr(node, name)) for name, info in type(node).model_fields.items())
    elif isinstance(node, list):
        yield from enumerate(node)
    elif isinstance(node, dict):
        yield from ((key, value) for key, value in node.items() if isinstance(value, BaseModel))
