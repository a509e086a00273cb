"""What must hold: conditions, and the words for them and for their opposites."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.core.words import a, number_word
from lobbycard.effects.grammar.part import Part, PartOfTwo
from lobbycard.effects.grammar.stage import stage
from lobbycard.engine.act import Act

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Condition, Kind, Place, Thing, Trait
    from lobbycard.effects.grammar.which import Filter, Where


class Have(Part):
    """There is such a thing, or so many: `{have: {kind: character, in: this-movie}, at-least: 2}`."""

    have: "Filter" = described("what there must be")
    at_least: Annotated[int, Field(ge=2)] | None = Field(default=None, description="how many at the least")
    at_most: Annotated[int, Field(ge=1)] | None = Field(default=None, description="how many at the most")

    def holds(self, act: Act) -> bool:
        """Whether there are so many now."""
        if self.at_least is None and self.at_most is None:
            return next(self.have.meant(act), None) is not None
        found = len(self.have.found(act))
        return (self.at_least or 0) <= found and (self.at_most is None or found <= self.at_most)

    def phrase(self, words: Vocabulary, no: bool = False) -> str:
        """The condition as a clause: 'this Movie has no Kung Fu Character'."""
        what, plural = self.what(words, no)
        place = self.have.in_
        if place and words.family("zones").get(place.split("-", 1)[1]) and not place.startswith("any-"):
            return f"{words.place(place, 'bare')} has {what}"
        return f"there {'are' if plural else 'is'} {what}"

    def what(self, words: Vocabulary, no: bool = False, placed: bool = False) -> tuple[str, bool]:
        """What there is, and whether it is several; its place only when `placed` or when no place can own it."""
        owned = self.have.in_ and not placed and not self.have.in_.startswith("any-")
        rest = self.have.model_copy(update={"in_": None} if owned else {}).rest(words)
        one, many = (f"{self.have.noun(words, plural)} {rest}".rstrip() for plural in (False, True))
        if self.at_least is None and self.at_most is None:
            article = f"an{one}" if self.have.other else a(one)
            return (f"no {one}" if no else article), False
        return f"{self._bounds(no)} {many}", True

    def _bounds(self, no: bool) -> str:
        least, most = self.at_least, self.at_most
        if least is not None and most is not None:
            return f"{'not ' if no else ''}from {number_word(least)} to {number_word(most)}"
        if least is not None:
            return f"fewer than {number_word(least)}" if no else f"{number_word(least)} or more"
        assert most is not None
        return f"more than {number_word(most)}" if no else f"at most {number_word(most)}"


class Is(PartOfTwo):
    """A thing is of a kind, bears a trait, has a value or lies somewhere: `{is: host, kind: creature}`."""

    is_: "Thing" = described("what is asked about")
    kind: "Kind | None" = Field(default=None, description="the kind that it must be")
    trait: "Trait | None" = Field(default=None, description="the trait that it must bear")
    in_: "Place | None" = Field(default=None, description="where it must be")
    where: "Where | None" = Field(default=None, description="a bound on one of its values")

    def holds(self, act: Act) -> bool:
        """Whether the thing is so now; what isn't there is nothing."""
        table = stage(act)
        things = table.things(self.is_, act)
        return bool(things) and all(
            (self.kind is None or table.is_kind(thing, self.kind))
            and (self.trait is None or table.has_trait(thing, self.trait))
            and (self.in_ is None or table.inside(thing, table.places(self.in_, act)))
            and (self.where is None or self.where.fits(thing, act))
            for thing in things
        )

    def phrase(self, words: Vocabulary, no: bool = False) -> str:
        """The condition as a clause: 'its Character is not Cool'."""
        thing = words.word("things", self.is_)
        if self.where and not (self.kind or self.trait or self.in_):
            return f"{thing} {'does not have' if no else 'has'} {self.where.phrase(words)}"
        return f"{thing} {'is not' if no else 'is'} {self.what(words)}"

    def what(self, words: Vocabulary) -> str:
        """What the thing must be: 'a Soul Creature in this Movie'."""
        trait = words.word("traits", self.trait) if self.trait else ""
        named = f"{trait} {words.word('kinds', self.kind)}".lstrip() if self.kind else trait
        bound = f"with {self.where.phrase(words)}" if self.where else ""
        place = words.place(self.in_) if self.in_ else ""
        return " ".join(part for part in (a(named) if self.kind else named, bound, place) if part)


class Not(Part):
    """The opposite of a condition."""

    not_: "Condition" = described("what must not hold")

    def holds(self, act: Act) -> bool:
        """Whether it does not hold now."""
        return not self.not_.holds(act)

    def phrase(self, words: Vocabulary, no: bool = False) -> str:
        """The opposite as a clause."""
        return self.not_.phrase(words, not no)


class AnyOf(Part):
    """One condition or more of several."""

    any_: "Annotated[list[Condition], Field(min_length=2)]" = described("of which one must hold")

    def holds(self, act: Act) -> bool:
        """Whether one of them holds now."""
        return any(condition.holds(act) for condition in self.any_)

    def phrase(self, words: Vocabulary, no: bool = False) -> str:
        """The conditions joined by 'or', their opposites by 'and'."""
        return _joined([condition.phrase(words, no) for condition in self.any_], "and" if no else "or")


class AllOf(Part):
    """Every one of several conditions."""

    all_: "Annotated[list[Condition], Field(min_length=2)]" = described("which must all hold")

    def holds(self, act: Act) -> bool:
        """Whether all of them hold now."""
        return all(condition.holds(act) for condition in self.all_)

    def phrase(self, words: Vocabulary, no: bool = False) -> str:
        """The conditions joined by 'and', their opposites by 'or'."""
        return _joined([condition.phrase(words, no) for condition in self.all_], "or" if no else "and")


def _joined(phrases: list[str], word: str) -> str:
    """The clauses as one; what has several things is named once: 'your Movie has a Prop and no Location'."""
    holder, has, _ = phrases[0].partition(" has ")
    shared = holder + has
    if has and all(phrase.startswith(shared) for phrase in phrases):
        return shared + f" {word} ".join(phrase.removeprefix(shared) for phrase in phrases)
    return f" {word} ".join(phrases)
