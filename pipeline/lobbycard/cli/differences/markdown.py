"""For a pull request: Markdown, in which nothing that a card says can act."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lobbycard.check.output import counted, visible
from lobbycard.cli.difference import Comparison, Form, decks_of, exchange, groups, label, summary, told_by_text, value
from lobbycard.content.difference.cards import CardChange
from lobbycard.content.difference.libraries import DocumentChange, GameDifference

MOST_LETTERS = 60_000  # a comment on GitHub holds 65,536
TICKS = re.compile(r"`+")


def lines(comparison: Comparison) -> Iterator[str]:
    """What changed of each game; when it is more than a comment holds, as many cards as fit."""
    yield f"## Cards, {code(comparison.old.name)} to {code(comparison.new.name)}"
    if not comparison.games:
        yield from ("", "Nothing changed.")
    room = MOST_LETTERS
    for game in comparison.games:
        yield from ("", f"### {code(game.game)}: {summary(game)}")
        left = 0
        for block in blocks(game):
            room -= sum(len(line) + 1 for line in block)
            if room >= 0:
                yield from block
            left += room < 0
        if left:
            yield from ("", f"... and {left} more; {code('lobbycard diff')} shows them all.")


def blocks(game: GameDifference) -> Iterator[list[str]]:
    """The parts of a game's changes, each of which stays whole."""
    for heading, changes in groups(game):
        yield ["", f"#### {heading}", ""]
        yield from (list(of_card(change, game)) for change in changes)
    if game.unsure:
        yield ["", "#### Not comparable", "", "A file can't be read at one of the two times.", ""]
        yield from ([f"- {named(change)}"] for change in game.unsure)
    if game.moved:
        yield ["", "#### Renamed files", ""]
        yield from (
            [f"- {code(old)} → {code(new)}, {counted(count, 'card')}"] for (old, new), count in game.moved.items()
        )
    if game.documents:
        yield ["", "#### Decks and other documents", ""]
        yield from (list(of_document(document)) for document in game.documents)


def named(change: CardChange) -> str:
    """A card by its name, id and kind."""
    card = change.latest.card
    return f"**{code(card.name)}** {code(card.id)}, {code(card.kind_label)}"


def of_card(change: CardChange, game: GameDifference) -> Iterator[str]:
    """A card and what changed of it."""
    path = change.latest.entry.file.path
    decks = decks_of(change, game)
    yield f"- {named(change)}" + (f", in {', '.join(map(code, decks))}" if decks else "")
    if change.old_id:
        yield f"  - id: {code(change.old_id)} → {code(change.latest.card.id)}"
    if change.old_path and (change.old_path, path) not in game.moved:
        yield f"  - moved from {code(change.old_path)} to {code(path)}"
    for field in change.fields:
        if not told_by_text(field, change):
            yield f"  - {label(field)}: {code(value(field, 'old'))} → {code(value(field, 'new'))}"
    if change.kept is None or change.reworded:
        old, new = (version.text if version else () for version in (change.old, change.new))
        yield from fenced([*(f"- {line}" for line in old), *(f"+ {line}" for line in new)])


def of_document(document: DocumentChange) -> Iterator[str]:
    """A document and what changed of it."""
    yield f"- {document.kind} {code(document.id)} {document.how}"
    yield from fenced(list(exchange(document)))


def fenced(changed: list[str]) -> Iterator[str]:
    """Lines in the colours of a comparison, behind a fence that none of them can climb."""
    if changed:
        fence = "`" * max(3, longest_ticks("".join(changed)) + 1)
        yield from ("", f"  {fence}diff", *(f"  {visible(line)}" for line in changed), f"  {fence}", "")


def code(text: str) -> str:
    """Text as code, so that it is neither markup nor a mention nor a link."""
    ticks = "`" * (longest_ticks(text) + 1)
    space = " " if text.startswith("`") or text.endswith("`") or not text.strip() else ""
    return f"{ticks}{space}{visible(text)}{space}{ticks}"


def longest_ticks(text: str) -> int:
    """How many backticks stand together at most."""
    return max((len(found) for found in TICKS.findall(text)), default=0)


FORM = Form(lines)
