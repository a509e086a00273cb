"""A game's words: the printed forms behind every key that its cards may use."""

from __future__ import annotations

from copy import copy
from typing import Annotated

from pydantic import Field

from lobbycard.content.model import Model, Slug, Text, described
from lobbycard.content.text import marked
from lobbycard.core.words import possessive

# The families whose words a face sets apart, and the role that their marks carry.
FAMILY_ROLES = {"kinds": "kind", "traits": "trait", "stats": "stat"}
WHOSE = {
    "your": "your",
    "this": "this",
    "opponents": "an opponent's",
    "their": "their",
    "owners": "its owner's",
    "attacked": "the attacked",
    "any": "any",
    "the": "the",
}


class Word(Model):
    """One key's printed forms."""

    one: str = described("the word or phrase as it prints for one: 'Character', 'until the turn ends'")
    many: str | None = Field(default=None, description="for several; absent means the same as for one")
    in_: str | None = Field(default=None, alias="in", description="a zone's preposition: 'in' or 'on'")
    into: str | None = Field(default=None, description="a zone's preposition for what moves there: 'into', 'onto'")
    from_: str | None = Field(default=None, alias="from", description="a zone's preposition for what leaves it")
    shared: bool = Field(default=False, description="a zone that no player owns: 'the discard pile'")
    holds: list[Slug] | None = Field(
        default=None, description="a zone's kinds of card, if not all: [character, location]"
    )
    doer: bool = Field(default=False, description="an event told by its doer: 'attacks', not 'is attacked'")
    preposition: Text | None = Field(default=None, description="what stands before what a doer does it to: 'on'")
    owner: Text | None = Field(default=None, description="the possessive, where it isn't made with 's")
    label: Text | None = Field(default=None, description="how faces print it, where a sentence takes a longer form")

    def form(self, plural: bool = False) -> str:
        """The printed form for one or for several."""
        return self.many if plural and self.many is not None else self.one


Family = Annotated[dict[Slug, Word], Field(default_factory=dict)]


class Words(Model):
    """A game's words by family; each key may be used by its cards, and no two of a family print alike."""

    stats: Family = described("values printed on cards or kept by the rules")
    zones: Family = described("places where cards lie")
    kinds: Family = described("what can be picked: card kinds, and things such as an attack")
    traits: Family = described("traits that cards bear")
    things: Family = described("fixed words for one thing: 'this card', 'the attack'")
    moments: Family = described("points of a turn at which something happens by itself")
    windows: Family = described("spans in which a player may act")
    events: Family = described("what can happen, as a verb phrase: 'be killed'")
    causes: Family = described("why it happened: 'by an SFX'")
    counters: Family = described("what is gained, lost and paid")
    untils: Family = described("how long a change lasts")
    players: Family = described("who acts")
    acts: Family = described("what can be forbidden: 'be attacked'")
    sides: Family = described("whose cards in play: 'of yours'")
    dice: Family = described("dice by name")
    labels: Family = described("words that faces print and no effect uses")


class Vocabulary:
    """Looks words up and sets their marks of role; it knows no verb and no game."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._families: dict[str, dict[str, Word]] = {name: getattr(words, name) for name in Words.model_fields}

    def family(self, name: str) -> dict[str, Word]:
        """All words of a family by key."""
        return self._families[name]

    def word(self, family: str, key: str, plural: bool = False) -> str:
        """The printed form of a key, with its mark of role."""
        form = self._families[family][key].form(plural)
        role = FAMILY_ROLES.get(family)
        return marked(form, role) if role else form

    def label(self, family: str, key: str, plural: bool = False) -> str:
        """The printed form of a key without marks, for faces and messages; a key without a word prints as it is."""
        found = self._families[family].get(key)
        if found is None:
            return key.replace("-", " ")
        return found.label or found.form(plural)

    def calling(self, thing: str, form: str) -> Vocabulary:
        """The same words, but for a thing that is called otherwise."""
        words = copy(self)
        words._families = {**self._families, "things": {**self._families["things"], thing: Word(one=form)}}
        return words

    def place(self, place: str, how: str = "in") -> str:
        """Where: 'in this Movie'; with how = 'into' or 'from', where to and where from; 'bare' is the place alone."""
        whose, zone = place.split("-", 1)
        if zone == "side":
            return self._families["sides"][whose].one
        word = self._families["zones"][zone]
        name = f"{WHOSE[whose]} {marked(word.one, 'zone')}"
        prepositions = {"in": word.in_ or "in", "into": word.into or "into", "from": word.from_ or "from", "bare": ""}
        return f"{prepositions[how]} {name}".lstrip()

    def owner(self, player: str) -> str:
        """A player's possessive: 'your', 'each opponent's'."""
        word = self._families["players"][player]
        return word.owner or possessive(word.one)
