"""A reprint plays otherwise than the card that it prints again.

One name must mean one card. What may differ is how it looks: number, picture, quote and notes. If the first
printing was wrong, mend both.

Bad:

    - {id: riot, traits: []}
    - {id: riot-reloaded, reprint_of: riot, traits: [soul]}

Good:

    - {id: riot, traits: []}
    - {id: riot-reloaded, reprint_of: riot, traits: []}
"""

from __future__ import annotations

from collections.abc import Iterator

from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import cards
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.content.model import yaml_name
from lobbycard.core.problems import Problem

FAULT = fault(__name__, __doc__)
MAY_DIFFER = {"id", "number", "quote", "printed", "art", "source", "note", "reprint_of"}


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each field of a reprint that is not as in the original."""
    for entry in cards(content):
        card = entry.model
        original = content.cards.get(card.reprint_of) if card.reprint_of else None
        if original is None or original is entry:
            continue
        if type(original.model) is not type(card):
            told = f"{card.id} is a {card.kind}, and {card.reprint_of}, which it reprints, a {original.model.kind}"
            yield Problem(FAULT, told, entry.place("reprint_of"))
            continue
        for name, field in type(card).model_fields.items():
            if name not in MAY_DIFFER and getattr(card, name) != getattr(original.model, name):
                key = field.alias or (yaml_name(name) if name.endswith("_") else name)
                told = f"{card.id} has another {key!r} than {card.reprint_of}, which it reprints"
                yield Problem(FAULT, told, entry.place(key), "mend both, or give it a name of its own")


RULE = Rule(FAULT, check, cards)
