"""A text made to say something else: what it says already stays where it stands, with its comments and its order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from lobbycard.content.rewriting.surgery.edit import Edit, applied, line_end, line_start
from lobbycard.content.rewriting.surgery.flow import flow
from lobbycard.content.rewriting.surgery.tree import List, Map, Node, Scalar, content_end, scalars, tree


class LostCommentError(ValueError):
    """A text can't be made to say it without losing a comment, at an offset."""

    def __init__(self, offset: int) -> None:
        super().__init__("a comment stands inside what changes")
        self.offset = offset


def rewritten(text: str, old: Any, new: Any) -> str:
    """The text that says `new` instead of `old`, changed in as few places as there are differences."""
    return applied(text, Rewriting(text).edits(tree(text), old, new))


class Rewriting:
    """The edits of one text."""

    def __init__(self, text: str) -> None:
        self._text = text

    def edits(self, node: Node, old: Any, new: Any, key: Scalar | None = None) -> Iterator[Edit]:
        """The edits that turn a node, perhaps the value of a key, from one that says `old` into one that says `new`."""
        if repr(old) == repr(new):
            return
        if isinstance(node, Map) and isinstance(new, dict) and old and new:
            yield from self._of_map(node, old, new)
        elif isinstance(node, List) and isinstance(new, list) and len(old) == len(new):
            for item, before, after in zip(node.items, old, new, strict=True):
                yield from self.edits(item, before, after)
        elif key and not self._stands_free(key, node):
            yield self._replaced(key.end, node, f": {flow(new)}")
        else:
            yield self._replaced(node.start, node, flow(new))

    def _of_map(self, node: Map, old: dict[str, Any], new: dict[str, Any]) -> Iterator[Edit]:
        """A key that goes gives its place to one that comes; what is left over goes whole, or comes last."""
        coming = [key for key in new if key not in old]
        going: list[int] = []
        for at, (key, value) in enumerate(node.pairs):
            if key.value in new:
                yield from self.edits(value, old[key.value], new[key.value], key)
            elif not coming:
                going.append(at)
            elif repr(old[key.value]) == repr(new[(name := coming.pop(0))]):
                yield Edit(key.start, key.end, flow(name))
            else:
                yield self._replaced(key.start, value, f"{flow(name)}: {flow(new[name])}")
        yield from self._removed(node, going)
        if coming:
            yield self._added(node, {key: new[key] for key in coming})

    def _stands_free(self, key: Scalar, value: Node) -> bool:
        """Whether a word can stand where a value does: not right behind the colon, nor below the key as lists may."""
        start = line_start(self._text, value.start)
        below = value.start - start > key.start - line_start(self._text, key.start)
        return value.end > value.start and (start <= key.start or below)

    def _replaced(self, start: int, node: Node, text: str) -> Edit:
        return self._edit(start, content_end(node, self._text), text, node)

    def _removed(self, node: Map, going: list[int]) -> Iterator[Edit]:
        """A pair goes with what leads from it to the next; the last go with what leads to them from those before."""
        end = len(node.pairs)
        while going and going[-1] == end - 1:
            end = going.pop()
        for at in going:
            yield self._edit(node.pairs[at][0].start, node.pairs[at + 1][0].start, "", node)
        if end < len(node.pairs):
            before, last = (content_end(node.pairs[at][1], self._text) for at in (end - 1, -1))
            yield self._edit(before, last, "", node)

    def _added(self, node: Map, pairs: dict[str, Any]) -> Edit:
        end = content_end(node.pairs[-1][1], self._text)
        first = node.pairs[0][0].start
        at = end if node.flow else line_end(self._text, end)
        lead = ", " if node.flow else "\n" + " " * (first - line_start(self._text, first))
        return Edit(at, at, "".join(f"{lead}{flow(name)}: {flow(each)}" for name, each in pairs.items()))

    def _edit(self, start: int, end: int, text: str, node: Node) -> Edit:
        """An edit of a stretch; what is in it but in no scalar of the node may be layout, and no comment."""
        inside = (scalar for scalar in scalars(node) if start <= scalar.start < end)
        at = start
        for scalar in chain(inside, [Scalar(end, end, "")]):
            in_block = scalar.style in ("|", ">")
            begin = line_end(self._text, scalar.start) if in_block else scalar.start
            comment = self._text.find("#", at, begin)
            if comment >= 0:
                raise LostCommentError(comment)
            at = scalar.end
        return Edit(start, end, text)
