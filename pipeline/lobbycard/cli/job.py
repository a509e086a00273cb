"""What is printed: the products of a game, one of its decks, or each of its cards once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from lobbycard.content.card import Card
from lobbycard.content.content import Content
from lobbycard.content.documents.product import ProductDocument
from lobbycard.content.entry import Entry
from lobbycard.core.errors import ProjectError
from lobbycard.core.ids import nearest
from lobbycard.core.project import Project
from lobbycard.render.length import millimetres
from lobbycard.render.printing import PrintJob

E = TypeVar("E")


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line; what is None is as the product says."""

    out: Path
    product: str | None = None
    deck: str | None = None
    paper: tuple[str, ...] = ()
    stock: str | None = None
    bleed: str | None = None
    marks: bool | None = None
    gutter: bool = False
    formats: tuple[str, ...] = ("sheets-pdf",)


def jobs(project: Project, content: Content, wish: Wish) -> Iterator[PrintJob]:
    """The jobs of a wish: the product or deck that it names, else every product, else each card once."""
    name = content.game.id
    if wish.product and wish.deck:
        raise click.UsageError("a product has its own deck; ask for a product or for a deck")
    if not content.cards:
        raise ProjectError(f"{name} has no cards to print; cards lie in content/{name}/cards/<set>")
    if wish.product:
        yield _of_product(_known("product", wish.product, content.products), project, content, wish)
    elif wish.deck:
        deck = _known("deck", wish.deck, content.decks)
        yield _job(project, content, wish, name=f"{name}-{deck.id}", cards=_copies(deck.cards, content))
    elif content.products:
        yield from (_of_product(entry.model, project, content, wish) for entry in content.products.values())
    else:
        yield _job(project, content, wish, name=name, cards=list(content.cards.values()))


def _of_product(product: ProductDocument, project: Project, content: Content, wish: Wish) -> PrintJob:
    deck = _there("deck", product.deck, content.decks).model
    cards = _copies(deck.cards, content) * product.copies
    name = f"{content.game.id}-{product.id}"
    said = {"stock": product.stock, "papers": product.paper, "marks": product.marks}
    return _job(project, content, wish, name=name, cards=cards, bleed_mm=millimetres(product.bleed), **said)


def _job(project: Project, content: Content, wish: Wish, **said: Any) -> PrintJob:
    """A job as something says, with what the wish says otherwise."""
    wished = {
        "stock": wish.stock,
        "papers": wish.paper or None,
        "marks": wish.marks,
        "bleed_mm": millimetres(wish.bleed) if wish.bleed else None,
    }
    said |= {key: value for key, value in wished.items() if value is not None}
    return PrintJob(project, content, out=wish.out, gutter=wish.gutter, formats=wish.formats, **said)


def _copies(copies: Mapping[str, int], content: Content) -> list[Entry[Card]]:
    return [_there("card", card, content.cards) for card, count in copies.items() for _ in range(count)]


def _there(kind: str, name: str, known: Mapping[str, Entry[E]]) -> Entry[E]:
    """The entry of an id that is to be printed; a comment that allows its fault does not make it."""
    if name not in known:
        raise ProjectError(f"the {kind} {name!r} is not there or has a fault; a comment allows that, print does not")
    return known[name]


def _known(kind: str, name: str, known: Mapping[str, Entry[Any]]) -> Any:
    """The document of an id; what is none is misuse."""
    if name in known:
        return known[name].model
    meant = nearest(name, known)
    hint = f"did you mean {meant!r}?" if meant else f"there is {', '.join(known) or 'none'}"
    raise click.UsageError(f"there is no {kind} {name!r}; {hint}")
