"""Which things are meant: filters, targets, and the noun phrases they make."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field

from lobbycard.content.model import Text, described
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.core.words import a, number_word, possessive
from lobbycard.effects.grammar.amount import amount_of, said
from lobbycard.effects.grammar.part import Part, PartOfTwo
from lobbycard.effects.grammar.sieve import Sieve
from lobbycard.effects.grammar.stage import stage
from lobbycard.engine.act import Act

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Amount, Chooser, Kind, Pick, Place, Stat, Trait, Which


class Where(PartOfTwo):
    """A bound on a value: `{stat: ds, at-most: 3}`."""

    stat: "Stat" = described("the value that is compared")
    at_least: "Amount | None" = Field(default=None, description="the least that counts")
    at_most: "Amount | None" = Field(default=None, description="the most that counts")

    def phrase(self, words: Vocabulary) -> str:
        """The bound after 'with' or 'has': 'DS 3 or less'."""
        bounds = []
        if self.at_least is not None:
            bounds.append(f"{said(self.at_least, words)} or more")
        if self.at_most is not None:
            bounds.append(f"{said(self.at_most, words)} or less")
        return f"{words.word('stats', self.stat)} {' and '.join(bounds)}"

    def fits(self, thing: Any, act: Act) -> bool:
        """Whether a thing's value lies within the bound."""
        value = act.table.value(thing, self.stat)
        least = amount_of(self.at_least, act) if self.at_least is not None else value
        most = amount_of(self.at_most, act) if self.at_most is not None else value
        return least <= value <= most


class Filter(Part):
    """What could be meant, never how many: `{kind: character, trait: male, in: this-movie}`."""

    kind: "Kind" = described("the kind of thing")
    trait: "Trait | None" = Field(default=None, description="a trait that it must bear")
    other: Literal[True] | None = Field(default=None, description="true leaves out the card that says so")
    in_: "Place | None" = Field(default=None, description="where it must be")
    name: Text | None = Field(default=None, description="the name that it must have")
    where: "Where | None" = Field(default=None, description="a bound on one of its values")
    most: "Stat | None" = Field(default=None, description="the one whose value is highest")
    least: "Stat | None" = Field(default=None, description="the one whose value is lowest")

    def noun(self, words: Vocabulary, plural: bool = False) -> str:
        """The noun with what stands before it: 'other Male Characters'."""
        noun = words.word("kinds", self.kind, plural)
        trait = words.word("traits", self.trait) if self.trait else ""
        return " ".join(part for part in ("other" if self.other else "", trait, noun) if part)

    def rest(self, words: Vocabulary, how: str = "in") -> str:
        """What stands after the noun: 'named "Skippy" with DS 3 or less in this Movie'."""
        out = [f'named "{self.name}"'] if self.name else []
        out += [f"with the highest {words.word('stats', self.most)}"] if self.most else []
        out += [f"with the lowest {words.word('stats', self.least)}"] if self.least else []
        out += [f"with {self.where.phrase(words)}"] if self.where else []
        out += [words.place(self.in_, how)] if self.in_ else []
        return " ".join(out)

    def phrase(self, words: Vocabulary, plural: bool = False) -> str:
        """The noun with all that belongs to it, without an article."""
        return f"{self.noun(words, plural)} {self.rest(words)}".rstrip()

    @cached_property
    def sieve(self) -> Sieve:
        """The filter as play uses it."""
        return Sieve(self)

    def fits(self, thing: Any, act: Act) -> bool:
        """Whether a thing could be meant, but for most and least, which compare."""
        return self.sieve.fits(thing, act, stage(act))

    def meant(self, act: Act) -> Iterator[Any]:
        """Everything that could be meant now, one by one in the order of the table; most and least are left aside."""
        return self.sieve.meant(act, stage(act))

    def found(self, act: Act) -> list[Any]:
        """Everything that could be meant now, in the order of the table; of equals for most and least, all."""
        table = stage(act)
        found = list(self.meant(act))
        for stat, extreme in ((self.most, max), (self.least, min)):
            if stat and found:
                value = extreme(table.value(thing, stat) for thing in found)
                found = [thing for thing in found if table.value(thing, stat) == value]
        return found

    @property
    def single(self) -> bool:
        """Whether at most one thing fits: the highest or the lowest."""
        return bool(self.most or self.least)


class UpTo(Part):
    """As many as the chooser wants, up to a number."""

    up_to: Annotated[int, Field(ge=1)] = described("the most that may be picked")


class Target(Filter):
    """A filter with how many of it are picked, and by whom."""

    pick: "Pick" = Field(default=1, description="how many: a number, all, any-number or {up-to: n}")
    chooser: "Chooser | None" = Field(default=None, description="who picks, if not who acts; chance picks at random")


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """A noun phrase, its number, and how a clause about it joins the clause before."""

    text: str
    plural: bool = False
    joins: str = "same"
    long: bool = False

    def owning(self, what: str) -> str:
        """What belongs to it: 'this card's DS', 'the DS of each Character in this Movie'."""
        return f"the {what} of {self.text}" if self.long else f"{possessive(self.text)} {what}"


def noun_phrase(which: "Which", words: Vocabulary, how: str = "in") -> NounPhrase:
    """The noun phrase of a target; how = 'from' asks for where it leaves."""
    if isinstance(which, str):
        return NounPhrase(words.word("things", which), joins="chosen" if which == "chosen" else "same")
    plural = _several(which.pick)
    rest = which.rest(words, how)
    text = f"{_counted(which, words, plural)} {rest}".rstrip() + _chosen_by(which, words)
    return NounPhrase(text, plural, "same" if which.pick == "all" else "", bool(rest))


def _several(pick: "Pick") -> bool:
    return pick.up_to > 1 if isinstance(pick, UpTo) else pick not in (1, "all")


def _counted(which: "Filter", words: Vocabulary, plural: bool) -> str:
    pick = getattr(which, "pick", 1)
    noun = which.noun(words, plural)
    if pick == "all":
        return f"each {noun}"
    if pick == "any-number":
        return f"any number of {noun}"
    if isinstance(pick, UpTo):
        return f"up to {number_word(pick.up_to)} {noun}"
    if pick != 1:
        return f"the {number_word(pick)} {noun}" if which.single else f"{number_word(pick)} {noun}"
    if which.single:
        return f"the {noun}"
    return f"an{noun}" if which.other else a(noun)


def _chosen_by(which: "Target", words: Vocabulary) -> str:
    if which.chooser is None:
        return ""
    return " at random" if which.chooser == "chance" else f" of {words.owner(which.chooser)} choice"


def is_meant(subject: "str | Filter", thing: Any, act: Act) -> bool:
    """Whether a thing is what an event's word or filter means."""
    if not isinstance(subject, str):
        return thing is not None and not isinstance(thing, str) and subject.sieve.fits(thing, act, stage(act))
    return thing is act.source if subject == "this" else thing in stage(act).things(subject, act)


def subject_phrase(subject: "str | Filter", words: Vocabulary) -> str:
    """The noun phrase of what an event happens to or is done by: a word, or any one thing that fits."""
    if isinstance(subject, str):
        return words.word("things", subject)
    return f"{_counted(subject, words, False)} {subject.rest(words)}".rstrip()
