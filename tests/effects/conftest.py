"""The abilities of the shipped games, ready to be said and changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError, create_model

from lobbycard.check.catalogue import RULES
from lobbycard.content.content import Content
from lobbycard.content.entry import Entry
from lobbycard.content.game import Game
from lobbycard.content.library import Library
from lobbycard.content.model import Model
from lobbycard.core.project import shipped
from lobbycard.core.shelf import shelf
from tests.effects.mutants import mutants

GAMES = shelf("lobbycard.games", "GAME", Game, packages=True)


SENSE = [rule for code, rule in RULES.items() if code.startswith("e3")]


@dataclass(frozen=True)
class Mutant:
    """An ability with one thing changed: what its card printed, what was done, what it means and prints now."""

    card: str
    was: str
    done: str
    meaning: str
    text: str


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

    def makes_sense(self, entry: Entry[Any], parsed: Any) -> bool:
        """Whether no lint rule on effects has anything against the ability on that card."""
        card = entry.model.model_copy(update={"abilities": [parsed]})
        alone = replace(self.content, entries=[Entry(card, entry.file, entry.path)])
        library = Library(shipped(), {self.content.game.id: alone})
        return not any(True for rule in SENSE for _ in rule.check(alone, library))

    def meaning(self, ability: Any) -> str:
        """The ability without what is left at its default, as text that compares."""
        holder = self.adapter.validate_python({"ability": ability})
        return self.adapter.dump_json(holder, by_alias=True, exclude_defaults=True).decode()

    def text(self, parsed: Any) -> str:
        """What the ability prints."""
        plain: str = parsed.line(self.content.words).plain
        return plain

    def abilities(self) -> Iterator[tuple[Entry[Any], dict[str, Any]]]:
        """Every ability of the game's cards as written, with its card."""
        for entry in self.content.entries:
            for ability in entry.data.get("abilities", ()):
                yield entry, ability

    def mutants(self) -> Iterator[Mutant]:
        """Every small change to every ability that still makes sense."""
        for entry, ability in self.abilities():
            original = self.meaning(ability)
            for done, changed in mutants(ability, self.families):
                parsed = self.parsed(changed)
                if parsed is None or not self.makes_sense(entry, parsed):
                    continue
                meaning = self.meaning(changed)
                if meaning != original:
                    yield Mutant(entry.model.id, self.text(self.parsed(ability)), done, meaning, self.text(parsed))

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
    fields: dict[str, Any] = {"ability": ("Ability", ...)}
    holder = create_model("Holder", __base__=Model, **fields)
    return Bench(content, content.game.bind(holder, content.words.words))


@pytest.fixture(scope="session")
def changed(bench: Bench) -> list[Mutant]:
    """Every small change to every ability of a game."""
    return list(bench.mutants())
