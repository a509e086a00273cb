"""What is settled before a game, and the position that a worked example begins with, as their authors write them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from lobbycard.content.model import HyphenModel, Slug, Text, described, yaml_name
from lobbycard.effects.grammar.part import told_apart
from lobbycard.engine.rules import SetUp

Cards = list[Slug]


class Cast(HyphenModel):
    """A Character with what lies under it."""

    card: Slug = described("the Character")
    props: Cards = Field(default=[], description="its Props")
    sfx: Cards = Field(default=[], description="the SFX slid under it")
    knocked_out: Literal[True] | None = Field(default=None, description="true if it is knocked out")


# An id, or a map with what lies under the card.
Member: Any = told_apart(word=Slug, card=Cast)


class MovieSetting(HyphenModel):
    """A player's Movie."""

    location: Slug | None = Field(default=None, description="its Location")
    combined: Cards = Field(default=[], description="the Locations that are combined with it")
    characters: list[Member] = Field(default=[], description="the Characters, each an id or a map with its Props")


class Seat(HyphenModel):
    """What a player has."""

    hand: Cards = Field(default=[], description="the cards in hand")
    movie: MovieSetting = Field(default=MovieSetting(), description="the cards in front of the player")


class Title(HyphenModel):
    """The movie's title and the words of cards that it uses."""

    text: Text = described("the title")
    used: list[Text] = Field(default=[], description="the title words that it uses; those in its text are found")


class BbbSetUp(SetUp):
    """What is settled before a game of BBB."""

    model_config = ConfigDict(alias_generator=yaml_name, validate_by_name=True, validate_by_alias=True)

    deck: Slug = Field(default="core", description="the deck")
    shuffled_in: list[Slug] = Field(default=[], description="the decks of sister games that are shuffled in")
    title: Title | None = Field(default=None, description="the title; without one the six words are joined plainly")
    hoarders_end: bool = Field(default=True, description="whether a round in which nothing moves ends the game")


class Position(HyphenModel):
    """The table in the middle of somebody's turn, or a game from its beginning."""

    start: BbbSetUp | None = Field(default=None, description="begin with the set-up; then nothing else is said")
    round: Annotated[int, Field(ge=1, le=99)] = Field(default=2, description="which round it is")
    turn: Slug | None = Field(default=None, description="whose turn it is; the first player's if not said")
    deck: Cards = Field(default=[], description="the deck, its top card first")
    discard_pile: Cards = Field(default=[], description="the discard pile, its oldest card first")
    title: Title | None = Field(default=None, description="the movie's title")
    last_drawer: Slug | None = Field(default=None, description="who drew the last card of the deck")
    hoarders_end: bool = Field(default=False, description="whether a round in which nothing moves ends the game")
    players: dict[Slug, Seat] = Field(default={}, description="what each player has")
