"""What a game brings: its kinds of card and the grammar that their abilities are checked by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, create_model

from lobbycard.content.card import Card
from lobbycard.content.migration import Migration
from lobbycard.content.model import Model, Slug
from lobbycard.content.vocabulary import Words


@dataclass(frozen=True)
class Game:
    """A game as its package declares it; its words and cards are content.

    `rules` makes the game's rules for its content; a game without them is printed and not played. `screen` makes what
    people see of it at a terminal. `position` gives the model of what its worked examples begin with.
    """

    id: str
    kinds: tuple[type[Card], ...]
    verbs: Mapping[str, Any]
    binding: Callable[[Any, Words, Iterable[Any]], TypeAdapter[Any]]
    migrations: Mapping[str, Migration] = field(default_factory=dict)
    rules: Callable[[Any], Any] | None = None
    screen: Callable[[Any], Any] | None = None
    position: Callable[[], type[Model]] | None = None

    def bind(self, model: Any, words: Words) -> TypeAdapter[Any]:
        """The validator of a model whose fields name the grammar, for the game's verbs and these words."""
        return self.binding(model, words, [self.verbs[name] for name in sorted(self.verbs)])

    def kind(self, name: str) -> type[Card]:
        """The class of a kind by its name."""
        return next(kind for kind in self.kinds if kind.kind == name)

    def synonym(self, word: str) -> str | None:
        """The verb that a designer meant by a word, or the word itself where it is a verb."""
        if word in self.verbs:
            return word
        return next((name for name in self.verbs if word in self.verbs[name].also), None)

    def schema_name(self, kind: type[Card]) -> str:
        """What a file of this kind's cards has as its first key: 'bbb/character/1'."""
        return f"{self.id}/{kind.kind}/{kind.version}"

    def card_file(self, kind: type[Card]) -> type[Model]:
        """The model of a file of cards of one kind."""
        cards: Any = list[kind]  # type: ignore[valid-type]
        schema: Any = Literal[self.schema_name(kind)]
        return create_model(
            f"{kind.__name__}File",
            __base__=Model,
            schema_=(schema, Field(alias="schema", description="what this file holds, and its version")),
            set=(Slug, Field(description="the set that the cards belong to; the folder has its name")),
            cards=(cards, Field(description="the cards, in any order")),
        )

    def any_card_file(self) -> Any:
        """The union of the files of every kind, told apart by `schema`."""
        union: Any = None
        for kind in self.kinds:
            model = self.card_file(kind)
            union = model if union is None else union | model
        return Annotated[union, Field(discriminator="schema_")]
