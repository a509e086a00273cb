"""The pools of a format and those that it extends, and which sets they shut out."""

from __future__ import annotations

from collections.abc import Iterable

from lobbycard.content.content import Content
from lobbycard.content.decks.legality import rules_of
from lobbycard.content.decks.rules.pool import Pool
from lobbycard.content.documents.set import SetDocument
from lobbycard.content.printing import Printing


def pools(format_id: str, content: Content) -> list[Pool]:
    """The rules on the pool of a format and of its parents, those of their dates too."""
    return [rule.rule for rule in rules_of(format_id, content) if isinstance(rule.rule, Pool)]


def why_shut_out(of: SetDocument, by: Iterable[Pool]) -> str | None:
    """Why the cards of a set are out of one of some pools; None when they are in all."""
    printing = Printing("", "", of.id, of.released)
    return next((why for pool in by if (why := pool.why_not(printing))), None)
