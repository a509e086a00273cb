"""Binding: the grammar's names filled with one game's words, so that its cards can be checked.

The templates stay as they are; pydantic builds one validator a game from them and a namespace. Names that
can contain themselves (an effect in an effect) are named aliases, so that each is built once.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType

from lobbycard.content.vocabulary import WHOSE, Words
from lobbycard.core.shelf import Shelf, shelf
from lobbycard.effects.grammar import amount, condition, event, shell, which
from lobbycard.effects.grammar.part import told_apart
from lobbycard.effects.grammar.verb import Verb

# The names whose meaning is just the keys of a family of words.
FAMILIES = {
    "Stat": "stats",
    "Kind": "kinds",
    "Trait": "traits",
    "Thing": "things",
    "Moment": "moments",
    "Window": "windows",
    "EventName": "events",
    "Cause": "causes",
    "Counter": "counters",
    "Until": "untils",
    "Deed": "acts",
    "Die": "dice",
}
AMOUNTS = {
    "count": amount.Count,
    "value": amount.Value,
    "roll": amount.Roll,
    "half": amount.Half,
    "sum": amount.Sum,
}
CONDITIONS = {
    "have": condition.Have,
    "is_": condition.Is,
    "not_": condition.Not,
    "any_": condition.AnyOf,
    "all_": condition.AllOf,
}
SHELLS_IN_PLAY = {"use": shell.Use, "when": shell.When, "instead_of": shell.Instead, "while_": shell.While}
PARTS: tuple[type[Any], ...] = (
    *(which.Where, which.Filter, which.UpTo, which.Target, event.Happens, shell.Play),
    *(*AMOUNTS.values(), *CONDITIONS.values(), *SHELLS_IN_PLAY.values()),
)


def verbs(own: Shelf[Verb]) -> Mapping[str, type[Verb]]:
    """A game's verbs by name: its own, then those that games share; each is imported when it is asked for."""
    return ChainMap(own, shelf("lobbycard.effects", "EFFECT", Verb))  # type: ignore[arg-type]


def bind(model: Any, words: Words, verbs: Iterable[type[Verb]]) -> TypeAdapter[Any]:
    """The validator of a model whose fields name abilities, for a game's words and verbs."""
    adapter: TypeAdapter[Any] = TypeAdapter(model, config=None)
    adapter.rebuild(force=True, _types_namespace=namespace(words, verbs))
    return adapter


def namespace(words: Words, verbs: Iterable[type[Verb]]) -> Mapping[str, Any]:
    """What each name of the grammar means in a game."""
    names: dict[str, Any] = {part.__name__: part for part in PARTS}
    names |= {name: one_of(getattr(words, family)) for name, family in FAMILIES.items()}
    players = set(words.players) - {"chance"}
    names |= {"Player": one_of(players), "Chooser": one_of(words.players), "Place": one_of(places(words))}
    for name, meaning in _unions(words, tuple(verbs)).items():
        names[name] = TypeAliasType(name, meaning)
    return names


def one_of(keys: Iterable[str]) -> Any:
    """The type of a word that is one of these; of none, a type that nothing fits."""
    known = tuple(sorted(keys))
    return Literal[known] if known else Annotated[str, Field(min_length=1, max_length=0)]


def places(words: Words) -> list[str]:
    """Every `<whose>-<zone>` of a game: shared zones are nobody's, the others anybody's."""
    owned = [
        f"{whose}-{zone}" for zone, word in words.zones.items() if not word.shared for whose in WHOSE if whose != "the"
    ]
    shared = [f"the-{zone}" for zone, word in words.zones.items() if word.shared]
    return owned + shared + [f"{whose}-side" for whose in words.sides]


def _unions(words: Words, verbs: tuple[type[Verb], ...]) -> dict[str, Any]:
    """The names that stand for a choice of parts."""
    at_least_one = Annotated[int, Field(ge=1)]
    window, moment = one_of(words.windows), one_of(words.moments)
    thing = one_of(words.things)
    figures = Literal["that-many", "full"]
    return {
        "Pick": told_apart(number=at_least_one, word=Literal["all", "any-number"], up_to=which.UpTo),
        "Which": told_apart(word=thing, map=which.Target),
        "Subject": told_apart(word=thing, map=which.Filter),
        "Amount": told_apart(number=int, word=figures, **AMOUNTS),
        "Quantity": told_apart(number=at_least_one, word=figures, **AMOUNTS),
        "Condition": told_apart(**CONDITIONS),
        "Holds": told_apart(word=Literal["in-play"], **CONDITIONS),
        "Opening": told_apart(word=window, event=event.Happens),
        "Trigger": told_apart(word=moment, event=event.Happens),
        "Effect": one_verb_of(verbs),
        "StaticEffect": one_verb_of(verb for verb in verbs if verb.static),
        "Ability": told_apart(play=shell.Play, **SHELLS_IN_PLAY),
        "AbilityInPlay": told_apart(**SHELLS_IN_PLAY),
    }


def one_verb_of(verbs: Iterable[type[Verb]]) -> Any:
    """The union of verbs, told apart by `do`."""
    union: Any = None
    for verb in verbs:
        union = verb if union is None else union | verb
    return Annotated[union, Field(discriminator="do")]
