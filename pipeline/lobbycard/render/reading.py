"""Reads the data of printing: styles, stocks, papers and marks."""

from __future__ import annotations

from typing import TypeVar

from pydantic import BaseModel, ValidationError

from lobbycard.content.yaml import parse, read
from lobbycard.core.errors import FaultyContentError, ProjectError
from lobbycard.core.ids import nearest
from lobbycard.render.assets import Assets
from lobbycard.render.stock import Marks, Paper, Rectangle, Stock

M = TypeVar("M", bound=BaseModel)
R = TypeVar("R", bound=Rectangle)
FOLDER = "sheet"


def model_in(assets: Assets, name: str, model: type[M]) -> M:
    """What a template file in YAML holds; a fault in it is raised as ProjectError, or with its lines."""
    path = assets.find(name)
    if path is None:
        raise ProjectError(f"templates/{name}: no such file in the project or in lobbycard")
    root = next(root for root in assets.roots if path.is_relative_to(root))
    data, problems = parse(read(root.parent, path))
    if problems:
        raise FaultyContentError(problems)
    try:
        return model.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(step) for step in first["loc"])
        raise ProjectError(f"templates/{name}: {where}: {first['msg']}") from error


def stock_named(assets: Assets, name: str) -> Stock:
    """The stock of a name; ProjectError with the nearest and all known names."""
    return _named(assets, name, Stock)


def paper_named(assets: Assets, name: str) -> Paper:
    """The paper of a name; ProjectError with the nearest and all known names."""
    return _named(assets, name, Paper)


def marks_in(assets: Assets) -> Marks:
    """How marks are drawn."""
    return model_in(assets, f"{FOLDER}/marks.yaml", Marks)


def known(assets: Assets, model: type[Rectangle]) -> list[str]:
    """The names of all stocks or of all papers."""
    prefix = f"schema: {model.__name__.lower()}/"
    return [name for name in assets.names(FOLDER, ".yaml") if assets.text(f"{FOLDER}/{name}.yaml").startswith(prefix)]


def _named(assets: Assets, name: str, model: type[R]) -> R:
    names = known(assets, model)
    if name not in names:
        meant = nearest(name, names)
        hint = f"; did you mean '{meant}'?" if meant else ""
        raise ProjectError(f"there is no {model.__name__.lower()} '{name}'{hint} (known: {', '.join(names)})")
    return model_in(assets, f"{FOLDER}/{name}.yaml", model)
