"""The abilities of the shipped games, ready to be said and changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError, create_model

from lobbycard.content.game import Game
from lobbycard.content.library import Content, Library
from lobbycard.content.model import Model
from lobbycard.core.project import shipped
from lobbycard.core.shelf import shelf

GAMES = shelf("lobbycard.games", "GAME", Game, packages=True)


@dataclass
class Bench:
    """One game's grammar: abilities in, texts out."""

    content: Content
    adapter: TypeAdapter[Any]

    def parsed(self, ability: Any) -> Any | None:
        """The ability as the grammar holds it, or None when the grammar refuses it."""
        try:
            return self.adapter.validate_python({"ability": ability}).ability
        except ValidationError:
            return None

    def meaning(self, ability: Any) -> str:
        """The ability without what is left at its default, as text that compares."""
        holder = self.adapter.validate_python({"ability": ability})
        return self.adapter.dump_json(holder, by_alias=True, exclude_defaults=True).decode()

    def text(self, parsed: Any) -> str:
        """What the ability prints."""
        plain: str = parsed.line(self.content.words).plain
        return plain

    @property
    def families(self) -> dict[str, list[str]]:
        """The game's words by family."""
        words = self.content.words
        return {name: sorted(words.family(name)) for name in type(words.words).model_fields}


@pytest.fixture(scope="session")
def library() -> Library:
    """All shipped games."""
    return Library.load(shipped(), GAMES)


@pytest.fixture(scope="session", params=sorted(GAMES))
def bench(request: pytest.FixtureRequest, library: Library) -> Bench:
    """One game's grammar."""
    content = library.games[request.param]
    holder = create_model("Holder", __base__=Model, ability=("Ability", ...))  # type: ignore[call-overload]
    return Bench(content, content.game.bind(holder, content.words.words))


@pytest.fixture(scope="session")
def bbb(library: Library) -> Bench:
    """BBB's grammar."""
    content = library.games["bbb"]
    holder = create_model("Holder", __base__=Model, ability=("Ability", ...))  # type: ignore[call-overload]
    return Bench(content, content.game.bind(holder, content.words.words))


AbilityOf = Callable[[str], dict[str, Any]]
