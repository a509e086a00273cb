"""A product is printed on a stock or paper that does not exist.

Stocks and papers are templates/sheet/<id>.yaml: the project's own, and those that come with lobbycard.

Bad: `stock: pokr`

Good: `stock: poker-63x88`
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from lobbycard.check.hint import did_you_mean
from lobbycard.check.rule import Rule, fault
from lobbycard.check.subject import products
from lobbycard.content.content import Content
from lobbycard.content.documents.product import ProductDocument
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem
from lobbycard.core.project import Project, resource

FAULT = fault(__name__, __doc__)
SCHEMA = re.compile(r"^schema: (\w+)/", re.MULTILINE)


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each stock and paper of a product that is not among the sheets."""
    known = sheets(library.project) if products(content) else {}
    for entry in products(content):
        for kind, name, path in wanted(entry.model):
            names = {sheet for sheet, found in known.items() if found == kind}
            if name not in names:
                told = f"there is no {kind} {name!r}"
                yield Problem(FAULT, told, entry.place(*path), did_you_mean(name, names))


def wanted(product: ProductDocument) -> Iterator[tuple[str, str, tuple[str | int, ...]]]:
    """The stock and the papers that a product names, with their paths."""
    yield "stock", product.stock, ("stock",)
    for at, paper in enumerate(product.paper):
        yield "paper", paper, ("paper", at)


def sheets(project: Project) -> dict[str, str]:
    """What each file of sheets holds (stock or paper), by its name."""
    found = {}
    for folder in (resource("templates"), project.templates):
        for path in filter(Path.is_file, folder.glob("sheet/*.yaml")):
            schema = SCHEMA.search(path.read_text("utf-8", "replace"))
            found[path.stem] = schema[1] if schema else ""
    return found


RULE = Rule(FAULT, check, products)
