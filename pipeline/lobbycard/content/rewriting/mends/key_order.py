"""The keys of a card are put in order; comments above a key and behind its value go with it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from lobbycard.content.faults import KEY_ORDER
from lobbycard.content.rewriting.key_order import ordered
from lobbycard.content.rewriting.mend import Draft, Mend, Stage
from lobbycard.content.rewriting.surgery.edit import Edit, line_end, line_start
from lobbycard.content.rewriting.surgery.tree import List, Map, Node, content_end

ITEM = re.compile(r" *(- +)+")


def edits(draft: Draft) -> Iterator[Edit]:
    """Write each card anew whose keys are out of order and can be moved."""
    if not draft.order:
        return
    for card in cards(draft.root):
        keys = [key.value for key, _ in card.pairs]
        wanted = ordered(keys, draft.order)
        if keys != wanted:
            order = [keys.index(key) for key in wanted]
            edit = in_braces(draft.text, card, order) if card.flow else in_block(draft.text, card, order)
            yield from [edit] if edit else []


def cards(root: Node) -> Iterator[Map]:
    """The cards of a file, as far as they are maps."""
    for key, value in root.pairs if isinstance(root, Map) else ():
        if key.value == "cards" and isinstance(value, List):
            yield from (item for item in value.items if isinstance(item, Map))


def in_braces(text: str, card: Map, order: Sequence[int]) -> Edit | None:
    """The card with its pairs in other places; None where a comment stands between them."""
    slots = [(key.start, content_end(value, text)) for key, value in card.pairs]
    ends = [card.start, *(end for _, end in slots)]
    starts = [*(start for start, _ in slots), card.end]
    gaps = [text[end:start] for end, start in zip(ends, starts, strict=True)]
    if any("#" in gap for gap in gaps):
        return None
    pieces = [text[slice(*slots[at])] for at in order]
    return Edit(card.start, card.end, "".join(gap + piece for gap, piece in zip(gaps, [*pieces, ""], strict=True)))


def in_block(text: str, card: Map, order: Sequence[int]) -> Edit | None:
    """The lines of the card with its pairs in other places; None where a pair has no lines of its own."""
    starts = [key.start for key, _ in card.pairs]
    lead, *leads = (text[line_start(text, start) : start] for start in starts)
    if not ITEM.fullmatch(lead) or any(each.strip(" ") for each in leads):
        return None
    begins = [line_start(text, starts[0])]
    for (_, value), start in zip(card.pairs, starts[1:], strict=False):
        begins.append(comments_above(text, line_start(text, start), content_end(value, text)))
    end = line_end(text, content_end(card, text))
    stretches = zip(begins, [*begins[1:], end], strict=True)
    pieces = [text[begin:after].removesuffix("\n") for begin, after in stretches]
    pieces[0] = " " * len(lead) + pieces[0].removeprefix(lead)
    first, *rest = (pieces[at] for at in order)
    at = starts[order[0]] - begins[order[0]]
    first = first[: at - len(lead)] + lead + first[at:]
    return Edit(begins[0], end, "\n".join([first, *rest]))


def comments_above(text: str, begin: int, floor: int) -> int:
    """Where the comments begin that stand directly above a line, all of them below the end of what is before."""
    while begin > floor:
        above = line_start(text, begin - 1)
        if above <= floor or not text[above:begin].lstrip(" ").startswith("#"):
            return begin
        begin = above
    return begin


MEND = Mend(edits, KEY_ORDER.code, Stage.LINES)
