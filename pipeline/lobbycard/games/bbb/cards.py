"""The six kinds of card of Bell-Bottomed Badasses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from pydantic import Field

from lobbycard.content.card import Card, TitleWord
from lobbycard.content.model import Text, described

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Ability, AbilityInPlay, Trait

Strength = Annotated[int, Field(ge=-99, le=99)]


class BbbCard(Card):
    """What all six kinds print."""

    # rule: BBB-OBJ-01
    title_words: list[TitleWord] = described("the words it lends to the movie's title", min_length=1)
    quote: Text = described("the line that is read aloud when the card is played")


class Character(BbbCard):
    """One of the cast of a Movie."""

    kind: ClassVar[str] = "character"

    ds: Strength = described("Defensive Strength, printed top left; may be below zero")
    traits: "list[Trait]" = Field(default=[], description="traits, each once")
    abilities: "list[AbilityInPlay]" = Field(default=[], description="what it can do while it is in a Movie")


class Location(BbbCard):
    """Where a Movie happens."""

    kind: ClassVar[str] = "location"

    ds: Strength = described("the bonus to its Movie's Defensive Strength; may be below zero")
    traits: "list[Trait]" = Field(default=[], description="traits, each once")
    # rule: BBB-LOC-01
    combines: bool = Field(default=False, description="whether it may be combined with the Location already there")
    abilities: "list[AbilityInPlay]" = Field(default=[], description="what it does to its Movie")


class Prop(BbbCard):
    """A thing that a Character carries."""

    kind: ClassVar[str] = "prop"
    has_host: ClassVar[bool] = True

    ds: Strength = described("the bonus to its Character's Defensive Strength; may be below zero")
    traits: "list[Trait]" = Field(default=[], description="traits, each once")
    abilities: "list[AbilityInPlay]" = Field(default=[], description="what it does for whoever carries it")


class Creature(BbbCard):
    """What attacks other players' Movies."""

    kind: ClassVar[str] = "creature"

    as_: Annotated[int, Field(ge=0, le=99)] = described("Attack Strength, printed top left", alias="as")
    traits: "list[Trait]" = Field(default=[], description="traits, each once")
    abilities: "list[AbilityInPlay]" = Field(default=[], description="what it does when it attacks")


class Sfx(BbbCard):
    """A special effect, played at any time."""

    kind: ClassVar[str] = "sfx"
    comes_into_play: ClassVar[bool] = False

    traits: "list[Trait]" = Field(default=[], description="traits, each once")
    abilities: "Annotated[list[Ability], Field(min_length=1)]" = described("what it does when it is played")


class RollTheCredits(BbbCard):
    """What ends the game."""

    kind: ClassVar[str] = "roll-the-credits"
    comes_into_play: ClassVar[bool] = False

    abilities: "list[Ability]" = Field(default=[], description="what it does besides ending the game")


KINDS = (Character, Location, Prop, Creature, Sfx, RollTheCredits)
