"""What every card of every game has, and what is asked of a card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal, Protocol

from pydantic import Field, PrivateAttr

from lobbycard.content.model import Model, Name, Slug, Text, described
from lobbycard.content.text import CardText, Line
from lobbycard.content.vocabulary import Vocabulary

Source = Literal["seed", "public", "proposed"]


class Ability(Protocol):
    """One ability of a card: data that can say itself."""

    def line(self, words: Vocabulary) -> Line:
        """The ability as it prints."""
        ...


class Art(Model):
    """A card's picture: a file of the project with its credit and licence, or one of the drawn emblems."""

    file: Text | None = Field(default=None, description="the picture's path inside the game's folder: art/go-go.svg")
    credit: Text | None = Field(default=None, description="who made the picture")
    licence: Text | None = Field(default=None, description="the licence that lets it be printed: 'CC BY 4.0'")
    emblem: Slug | None = Field(default=None, description="a drawn emblem by name, for want of a picture: disco-ball")


NounKind = Literal["event", "abstract", "person", "creature", "group", "place", "time", "thing", "proper"]
AdjectiveKind = Literal["opinion", "mood", "size", "quality"]
VerbKind = Literal["transitive", "intransitive"]


class NounReading(Model):
    """A title word read as a noun."""

    pos: Literal["noun"] = described("part of speech")
    kind: NounKind = described("what it names")
    mass: bool = Field(default=False, description="whether it has no plural: 'dread'")
    preposition: Text | None = Field(default=None, description="the preposition a place takes: 'on' (the island)")


class AdjectiveReading(Model):
    """A title word read as an adjective."""

    pos: Literal["adjective"] = described("part of speech")
    kind: AdjectiveKind = described("what it tells")


class VerbReading(Model):
    """A title word read as a verb."""

    pos: Literal["verb"] = described("part of speech")
    kind: VerbKind = described("whether it is done to something")


Reading = Annotated[NounReading | AdjectiveReading | VerbReading, Field(discriminator="pos")]


class TitleWord(Model):
    """A word that a card lends to the movie's title."""

    word: Name = described("the word in its base form")
    plural: Name | None = Field(default=None, description="its plural, where it has one")
    readings: list[Reading] = described("how it may be read, the likeliest first", min_length=1)


class Notes(dict[str, Any]):
    """What others have worked out of a card and keep with it, so that they do it once."""


class Card(Model):
    """A card: what its kind prints, and the abilities that its text is made from."""

    kind: ClassVar[str]
    version: ClassVar[int] = 1
    # Whether the rules put cards of this kind on another card, so that they may speak of their host.
    has_host: ClassVar[bool] = False
    # Whether the rules put cards of this kind in play, so that their abilities can be used and hold there.
    comes_into_play: ClassVar[bool] = True

    id: Slug = described("the card's name in kebab-case; never changed once released")
    name: Name = described("the card's name as printed")
    number: int | None = Field(default=None, ge=1, le=9999, description="the card's number in its set")
    quote: Text | None = Field(default=None, description="the line that is read aloud when the card is played")
    printed: Text | None = Field(
        default=None, description="the wording of an older printing, held against the text made from the abilities"
    )
    art: Art | None = Field(default=None, description="the card's picture or emblem")
    source: Source | None = Field(default=None, description="where its figures come from")
    note: Text | None = Field(default=None, description="a note for designers; not printed")
    reprint_of: Slug | None = Field(default=None, description="the card that this one prints again")

    _words: Vocabulary | None = PrivateAttr(default=None)

    @property
    def words(self) -> Vocabulary:
        """The words of the game that the card belongs to."""
        if self._words is None:
            raise LookupError(f"{self.id} was not loaded through a library")
        return self._words

    def own_abilities(self) -> Sequence[Ability]:
        """The abilities that the card's text is made from."""
        return getattr(self, "abilities", ())

    @property
    def text(self) -> CardText:
        """What the card prints, generated from its abilities."""
        return CardText(tuple(ability.line(self.words) for ability in self.own_abilities()))

    @cached_property
    def notes(self) -> Notes:
        """Room for what others work out of the card."""
        return Notes()

    @property
    def kind_label(self) -> str:
        """The printed word for the card's kind."""
        return self.words.label("kinds", self.kind)
